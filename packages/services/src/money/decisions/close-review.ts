import { and, eq, inTransaction, isNull, ledgerReview } from '@baize/db';

import type { OperatorServices } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';

/**
 * Closes a request that a provider's order of events left in doubt.
 *
 * @param number of the list of reviews
 * @param note what was found out
 * @throws OperatorError
 */
export async function closeReview(
  { database, clock }: Pick<OperatorServices, 'database' | 'clock'>,
  operator: Operator,
  { number, note }: { readonly number: number; readonly note: string },
): Promise<void> {
  const text = requireNote(note);
  await inTransaction(database, async ({ sql, client }) => {
    const [closed] = await sql
      .update(ledgerReview)
      .set({ closedAt: clock.now(), closedBy: operator.name, note: text })
      .where(and(eq(ledgerReview.number, number), isNull(ledgerReview.closedAt)))
      .returning();
    if (!closed) throw new OperatorError('unknown', `There is no open review ${number}.`);
    await record(client, operator, {
      action: 'close-review',
      siteId: closed.siteId,
      subject: `review ${number}`,
      details: { player: closed.playerId, reason: closed.reason, note: text },
    });
  });
}
