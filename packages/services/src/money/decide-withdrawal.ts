import { transactionKind, transactionStatus } from '@baize/contract';

import { decide, type Decision, type DecisionContext, DecisionRefused } from './decide-payment.ts';
import type { TransactionRow } from './move-transaction.ts';
import { sendPayout } from './send-payout.ts';

export { approveDeposit, type DepositDecision, rejectDeposit } from './decide-deposit.ts';

export type WithdrawalDecision = Omit<Decision, 'kind'>;

/**
 * Approves a withdrawal and sends its payout. If the gateway does not respond, the job of payouts repeats it: the
 * withdrawal stays in progress until the gateway says what became of it.
 *
 * @throws DecisionRefused
 */
export async function approveWithdrawal(
  context: DecisionContext,
  decision: WithdrawalDecision,
): Promise<TransactionRow> {
  const row = await decide(context, { ...decision, kind: transactionKind.withdraw }, (found) => {
    requirePending(found);
    return { to: transactionStatus.processing };
  });
  await sendPayout(context, row);
  return row;
}

/**
 * Rejects a withdrawal and gives the money back.
 *
 * @param note what the player reads
 * @throws DecisionRefused
 */
export async function rejectWithdrawal(
  context: DecisionContext,
  decision: WithdrawalDecision & { readonly note: string },
): Promise<TransactionRow> {
  return decide(context, { ...decision, kind: transactionKind.withdraw }, (row) => {
    requirePending(row);
    return { to: transactionStatus.rejected, set: { managerNote: decision.note } };
  });
}

/** A payout that was sent is decided by its gateway: it may have been paid although nobody heard of it. */
function requirePending(row: TransactionRow): void {
  if (row.status !== transactionStatus.pending)
    throw new DecisionRefused('decided', `withdrawal ${row.id} is not pending`);
}
