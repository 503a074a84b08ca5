import { transactionKind, transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';

import { reviewDeposit } from '../limits/index.ts';
import { decide, type Decision, type DecisionContext, DecisionRefused } from './decide-payment.ts';
import type { TransactionRow } from './move-transaction.ts';

export type DepositDecision = Omit<Decision, 'kind'>;

/**
 * Credits a deposit that waits for a person, by default what the gateway reported and otherwise its amount, without the
 * fee.
 *
 * @param creditedMinor another sum to credit
 * @throws DecisionRefused
 */
export async function approveDeposit(
  context: DecisionContext,
  decision: DepositDecision & { readonly creditedMinor?: bigint },
): Promise<TransactionRow> {
  return decide(context, { ...decision, kind: transactionKind.deposit }, async (row, transaction) => {
    requireReview(row);
    const creditedMinor = decision.creditedMinor ?? creditedOf(row);
    if (creditedMinor <= 0n) throw new DecisionRefused('decided', `payment ${row.id} is not above its fee`);
    await reviewDeposit(transaction, row, {
      provider: row.provider,
      tx: String(row.id),
      now: context.clock.now(),
    });
    const isAsked = creditedMinor === row.amountMinor - row.feeMinor;
    return { to: transactionStatus.approved, ...(!isAsked && { set: { creditedMinor } }) };
  });
}

/**
 * Ends a deposit that waits for a person without crediting it.
 *
 * @param note what the player reads
 * @throws DecisionRefused
 */
export async function rejectDeposit(
  context: DecisionContext,
  decision: DepositDecision & { readonly note: string },
): Promise<TransactionRow> {
  return decide(context, { ...decision, kind: transactionKind.deposit }, (row) => {
    requireReview(row);
    return { to: transactionStatus.rejected, set: { managerNote: decision.note } };
  });
}

/** Only a payment in progress is decided by people; all others are decided by their gateway. */
function requireReview(row: TransactionRow): void {
  if (row.status !== transactionStatus.processing)
    throw new DecisionRefused('decided', `deposit ${row.id} does not wait for a person`);
}

function creditedOf({ id, details, currency, amountMinor, feeMinor }: TransactionRow): bigint {
  const received = details['received'] as { amount_minor: string; currency: string } | undefined;
  if (received && received.currency !== isoCurrency(currency))
    throw new DecisionRefused(
      'decided',
      `deposit ${id} was paid in ${received.currency}: say what to credit`,
    );
  return BigInt(received?.amount_minor ?? amountMinor) - feeMinor;
}
