import { transactionKind, transactionStatus } from '@baize/contract';
import { formatWire } from '@baize/currency';
import { inTransaction, type Transaction } from '@baize/db';

import { moveTransaction, type TransactionRow } from '../move-transaction.ts';
import { publishTransaction } from '../publish-transaction.ts';
import { readSentBack, uncreditedOf } from '../refunds/uncredited.ts';
import { lockDecision, type OperatorServices, subjectOf } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';
import { agreeToRejectPayout } from './reject-payout.ts';

export interface RejectionResult {
  /** `waiting`: the payout may have been paid, so another operator has to agree. */
  readonly state: 'rejected' | 'waiting';
}

/**
 * Rejects a pending withdrawal, whose money goes back to the main balance, a deposit of which the gateway has nothing, or a
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
    const row = await lockDecision(transaction, operator, id);
    requireUndecided(row);
    await requireNothingReceived(transaction, row);
    const payout = isPayout(row)
      ? await agreeToRejectPayout(services, transaction, row, operator)
      : undefined;
    const isRejected = payout?.isEnough !== false;
    const result = isRejected
      ? await moveTransaction(services, transaction, row, {
          to: transactionStatus.rejected,
          by: `operator ${operator.name}`,
          set: { managerNote },
        })
      : undefined;
    await record(transaction.client, operator, {
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

/** Money that the gateway has is the player's: it is credited or sent back. */
async function requireNothingReceived({ sql }: Pick<Transaction, 'sql'>, row: TransactionRow): Promise<void> {
  const left = uncreditedOf(row, await readSentBack(sql, row));
  if (!left) return;
  const words = `The gateway has ${formatWire(left.amountMinor)} ${left.currency} of payment ${row.id}`;
  throw new OperatorError('invalid', `${words}: refund it, which rejects the payment, or approve it.`);
}

function requireUndecided(row: TransactionRow): void {
  const { id, kind, status } = row;
  const waits = kind === transactionKind.deposit ? transactionStatus.processing : transactionStatus.pending;
  if (status !== waits && !isPayout(row))
    throw new OperatorError('decided', `Payment ${id} does not wait for an operator.`);
}
