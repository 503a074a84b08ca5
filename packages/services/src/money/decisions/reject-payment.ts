import { transactionKind, transactionStatus } from '@baize/contract';
import { formatWire } from '@baize/currency';
import { appendToTrail, inTransaction } from '@baize/db';

import { moveTransaction, type TransactionRow } from '../move-transaction.ts';
import { publishTransaction } from '../publish-transaction.ts';
import { lockDecision, type OperatorServices, subjectOf } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { agreeToRejectPayout } from './reject-payout.ts';

export interface RejectionResult {
  /** `waiting`: the payout may have been paid, so another operator has to agree. */
  readonly state: 'rejected' | 'waiting';
}

/**
 * Rejects a pending withdrawal, whose money goes back to the main balance, a deposit that waits for an operator, or a
 * payout whose gateway has forgotten it or does not reply, which takes two operators.
 *
 * @param note what the player reads
 * @throws OperatorError
 */
export async function rejectPayment(
  services: OperatorServices,
  operator: Operator,
  { id, note }: { readonly id: number; readonly note: string },
): Promise<RejectionResult> {
  const managerNote = requireNote(note);
  const moved = await inTransaction(services.database, async (transaction) => {
    const { row, eventNumber } = await lockDecision(transaction, operator, id);
    requireUndecided(row);
    const payout = isPayout(row)
      ? await agreeToRejectPayout(services, transaction, { row, eventNumber, operator })
      : undefined;
    const isRejected = payout?.isEnough !== false;
    const result = isRejected
      ? await moveTransaction(services, transaction, row, {
          to: transactionStatus.rejected,
          by: `operator ${operator.name}`,
          set: { managerNote },
        })
      : undefined;
    await appendToTrail(transaction.client, {
      operator: operator.name,
      action: 'reject',
      siteId: row.siteId,
      subject: subjectOf(row),
      details: {
        amount: formatWire(row.amountMinor),
        note: managerNote,
        ...(payout?.doubt !== undefined && { gateway: payout.doubt, agreed: payout.agreedBy.length }),
        rejected: isRejected,
      },
    });
    return result;
  });
  if (moved) await publishTransaction(services, moved.row, moved.booked);
  return { state: moved ? 'rejected' : 'waiting' };
}

/** Whether it is a withdrawal whose payout its gateway has or should get. */
function isPayout({ kind, status }: TransactionRow): boolean {
  return kind === transactionKind.withdraw && status === transactionStatus.processing;
}

function requireUndecided(row: TransactionRow): void {
  const { id, kind, status } = row;
  const waits = kind === transactionKind.deposit ? transactionStatus.processing : transactionStatus.pending;
  if (status !== waits && !isPayout(row))
    throw new OperatorError('decided', `Payment ${id} does not wait for an operator.`);
}
