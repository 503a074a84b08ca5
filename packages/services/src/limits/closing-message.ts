import type { Transaction } from '@baize/db';
import type { ExclusionCode, ExclusionPeriod } from '@baize/ledger';

import { sendMessage } from '../messages/index.ts';
import type { PlayerKey } from '../wakeups.ts';

/** The longest code of a break; those above it are self-exclusions, after which the account stays closed. */
const LAST_BREAK = 3;

export const isBreak = (code: ExclusionCode): boolean => code <= LAST_BREAK;

/**
 * In the messages of the player, who can read them while the account is closed.
 *
 * @returns the id of the message
 */
export async function writeClosingMessage(
  transaction: Pick<Transaction, 'sql'>,
  key: PlayerKey,
  { code, endsAt }: ExclusionPeriod,
  now: Date,
): Promise<number | undefined> {
  const kind = isBreak(code) ? 'break_begun' : 'exclusion_begun';
  return sendMessage(transaction, key, { kind, facts: { until: endsAt.toISOString() } }, now);
}
