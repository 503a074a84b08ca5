import { CallError } from '@baize/contract';
import type { Transaction } from '@baize/db';

import type { PlayerKey } from '../wakeups.ts';

/**
 * Refuses what a closed account may not begin. The caller has locked the player's row, as closing does, so that the account
 * is not closed meanwhile.
 *
 * @throws CallError `account_closed`
 */
export async function requireOpenAccount(
  { client }: Pick<Transaction, 'client'>,
  { siteId, playerId }: PlayerKey,
): Promise<void> {
  const { rows } = await client.query<{ closed: boolean }>('select account_is_closed($1, $2) as closed', [
    siteId,
    playerId,
  ]);
  if (rows[0]?.closed !== false) throw new CallError('account_closed');
}
