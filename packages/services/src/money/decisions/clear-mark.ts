import { and, eq, inTransaction, paymentApproval, type Transaction } from '@baize/db';

import type { TransactionRow } from '../move-transaction.ts';
import { lockDecision, type OperatorServices, brandOf, subjectOf } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { requireIndependent } from './independence.ts';
import { isStoppable, readMarks } from './payment-marks.ts';
import { record } from './record.ts';

export interface MarkClearing {
  /** The payment. */
  readonly id: number;
  readonly mark: string;
  readonly reason: string;
}

/**
 * Clears a mark that stops a payment, of the evidence that it has now: with another one it stops it again. Who clears a mark
 * does not approve the payment.
 *
 * @throws OperatorError
 */
export async function clearMark(
  services: Pick<OperatorServices, 'database' | 'clock' | 'brands'>,
  operator: Operator,
  { id, mark, reason }: MarkClearing,
): Promise<void> {
  const { database, clock, brands } = services;
  const text = requireNote(reason);
  if (!isStoppable(mark)) throw new OperatorError('invalid', `There is no mark “${mark}”.`);
  await inTransaction(database, async (transaction) => {
    const row = await lockDecision(transaction, operator, id);
    await requireNoApproval(services, transaction, operator, row);
    const { traits } = brandOf({ brands }, row.siteId);
    const now = clock.now();
    const found = (await readMarks(transaction, row, { traits, now })).find((one) => one.mark === mark);
    if (!found?.stops) throw new OperatorError('unknown', `“${mark}” does not stop payment ${id}.`);
    if (found.clearedBy !== undefined)
      throw new OperatorError('decided', `${found.clearedBy} has cleared “${mark}” of payment ${id}.`);
    await transaction.client.query(
      `insert into payment_mark_clearance (site_id, player_id, transaction_id, mark, evidence, operator, reason, cleared_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [row.siteId, row.playerId, row.id, mark, found.evidence, operator.name, text, now],
    );
    await record(transaction.client, operator, {
      action: 'clear-mark',
      siteId: row.siteId,
      subject: subjectOf(row),
      details: { mark, evidence: found.evidence, reason: text },
    });
  });
}

/** Neither before nor after: one person must not let money go out twice over. */
async function requireNoApproval(
  services: Pick<OperatorServices, 'clock'>,
  { sql, client }: Pick<Transaction, 'sql' | 'client'>,
  operator: Operator,
  { siteId, playerId, id }: Pick<TransactionRow, 'siteId' | 'playerId' | 'id'>,
): Promise<void> {
  const rows = await sql
    .select({ operator: paymentApproval.operator })
    .from(paymentApproval)
    .where(
      and(
        eq(paymentApproval.siteId, siteId),
        eq(paymentApproval.playerId, playerId),
        eq(paymentApproval.transactionId, id),
      ),
    );
  const names = rows.map((row) => row.operator);
  if (names.includes(operator.name))
    throw new OperatorError('own', `You have approved payment ${id}: somebody else clears its marks.`);
  await requireIndependent(services, client, operator, names);
}
