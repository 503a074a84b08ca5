import { transactionKind, transactionStatus } from '@baize/contract';
import { formatWire } from '@baize/currency';
import { appendToTrail, inTransaction } from '@baize/db';

import { moveTransaction, type TransactionRow } from '../move-transaction.ts';
import { publishTransaction } from '../publish-transaction.ts';
import { lockDecision, type OperatorServices, subjectOf } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import type { Operator } from './operators.ts';

/**
 * Rejects a pending withdrawal, whose money goes back to the main balance, or a deposit that waits for an operator.
 *
 * @param note what the player reads
 * @throws OperatorError
 */
export async function rejectPayment(
  services: OperatorServices,
  operator: Operator,
  { id, note }: { readonly id: number; readonly note: string },
): Promise<void> {
  const managerNote = requireNote(note);
  const moved = await inTransaction(services.database, async (transaction) => {
    const { row } = await lockDecision(transaction, operator, id);
    requireUndecided(row);
    const result = await moveTransaction(services, transaction, row, {
      to: transactionStatus.rejected,
      by: `operator ${operator.name}`,
      set: { managerNote },
    });
    await appendToTrail(transaction.client, {
      operator: operator.name,
      action: 'reject',
      siteId: row.siteId,
      subject: subjectOf(row),
      details: { amount: formatWire(row.amountMinor), note: managerNote },
    });
    return result;
  });
  await publishTransaction(services, moved.row, moved.booked);
}

/** A payout that was sent is decided by its gateway: it may have been paid although nobody heard of it. */
function requireUndecided({ id, kind, status }: TransactionRow): void {
  if (kind === transactionKind.withdraw && status === transactionStatus.processing)
    throw new OperatorError(
      'decided',
      `Withdrawal ${id} is with the gateway, which says whether it is paid.`,
    );
  const waits = kind === transactionKind.deposit ? transactionStatus.processing : transactionStatus.pending;
  if (status !== waits) throw new OperatorError('decided', `Payment ${id} does not wait for an operator.`);
}
