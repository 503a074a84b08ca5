import { formatWire } from '@baize/currency';
import { type DueLimitChange, findDueLimitChanges, inTransaction } from '@baize/db';

import type { Services } from '../context.ts';
import { type MessageContent, sendMessage } from '../messages/index.ts';
import { minutesOf } from './minutes-of.ts';

const BATCH_ROWS = 200;

/**
 * Writes messages about raises and removals of limits that waited and are now in force. Run by schedule; each change has one,
 * however often it runs.
 */
export async function tellOfLimits(
  { database }: Pick<Services, 'database'>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const due = await findDueLimitChanges(database.pool, BATCH_ROWS);
    await inTransaction(database, async (transaction) => {
      for (const change of due) await sendMessage(transaction, change, contentOf(change), change.at);
    });
    if (due.length < BATCH_ROWS) return;
  }
}

function contentOf(change: DueLimitChange): MessageContent {
  const { id, kind: limit, period, amount } = change;
  const cause = `limit ${id}`;
  if (amount === undefined) return { kind: 'limit_removed', facts: { limit, period }, cause };
  const value = limit === 'time' ? { minutes: minutesOf(amount) } : { amount: formatWire(amount) };
  return { kind: 'limit_raised', facts: { limit, period, ...value }, cause };
}
