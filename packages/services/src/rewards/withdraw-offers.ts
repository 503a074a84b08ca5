import type { Transaction } from '@baize/db';

import type { PlayerKey } from '../wakeups.ts';

/** Takes back what was offered to a player and not accepted. */
export async function withdrawOffers(
  { client }: Pick<Transaction, 'client'>,
  { siteId, playerId }: PlayerKey,
  now: Date,
): Promise<void> {
  await client.query('select withdraw_offers($1, $2, $3)', [siteId, playerId, now]);
}
