import { and, eq, inTransaction, isNull, reconciliationFinding } from '@baize/db';

import type { OperatorServices } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';

/**
 * Closes a difference that a reconciliation found.
 *
 * @param id of the list of findings
 * @param note what was found out
 * @throws OperatorError
 */
export async function closeFinding(
  { database, clock }: Pick<OperatorServices, 'database' | 'clock'>,
  operator: Operator,
  { id, note }: { readonly id: number; readonly note: string },
): Promise<void> {
  const text = requireNote(note);
  await inTransaction(database, async ({ sql, client }) => {
    const [closed] = await sql
      .update(reconciliationFinding)
      .set({ closedAt: clock.now(), closedBy: `operator ${operator.name}`, note: text })
      .where(and(eq(reconciliationFinding.id, id), isNull(reconciliationFinding.closedAt)))
      .returning();
    if (!closed) throw new OperatorError('unknown', `There is no open finding ${id}.`);
    const { siteId, day, kind, detail, transactionId } = closed;
    await record(client, operator, {
      action: 'close-finding',
      siteId,
      subject: `finding ${id}`,
      details: { day, kind, detail, payment: transactionId, note: text },
    });
  });
}
