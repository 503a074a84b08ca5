import { and, eq, inTransaction, isNotNull, isNull, ledgerReview } from '@baize/db';

import type { OperatorServices } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';

/**
 * Closes a request that a provider's order of events left in doubt. A debt is written off by it, and its player may bet again.
 *
 * @param number of the list of reviews
 * @param note what was found out
 * @throws OperatorError
 */
export async function closeReview(
  { database, clock, ledger }: Pick<OperatorServices, 'database' | 'clock' | 'ledger'>,
  operator: Operator,
  { number, note }: { readonly number: number; readonly note: string },
): Promise<void> {
  const text = requireNote(note);
  await inTransaction(database, async ({ sql, client }) => {
    const [debt] = await sql
      .select({ siteId: ledgerReview.siteId, playerId: ledgerReview.playerId })
      .from(ledgerReview)
      .where(and(eq(ledgerReview.number, number), isNotNull(ledgerReview.owedMinor)));
    // In the order of bookings: the end of a debt changes the account.
    if (debt) await ledger.within({ client }).lockAccounts([debt]);
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
