import { transactionKind, transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';

import type { TransactionRow } from './move-transaction.ts';
import type { DepositFacts } from './deposit-outcome.ts';
import { fullAmountOf } from './payment-sums.ts';
import { contradiction, nothingNew, type PaymentNews, type ReportOutcome } from './report-outcome.ts';

const { approved, rejected, processing, returned } = transactionStatus;

/** Whether a withdrawal may have been paid without our knowing: it is in progress, and its gateway was asked to pay it. */
export function isPayoutUncertain({
  kind,
  status,
  attempts,
  providerRef,
}: Pick<TransactionRow, 'kind' | 'status' | 'attempts' | 'providerRef'>): boolean {
  const isInProgress = kind === transactionKind.withdraw && status === processing;
  return isInProgress && (attempts > 0 || providerRef !== null);
}

/** What a gateway's report of a payout means for its withdrawal. Only what we have sent can be paid or fail. */
export function payoutOutcome(row: DepositFacts, report: PaymentNews): ReportOutcome {
  switch (report.state) {
    case 'open':
    case 'seen':
    case 'late':
    case 'declined':
      return nothingNew;
    case 'paid':
      return paidOutcome(row, report);
    case 'failed':
    case 'expired':
      return failedOutcome(row, report.state);
    case 'returned':
      return returnedOutcome(row, report);
  }
}

function isWholePayout(row: DepositFacts, { amountMinor, currency }: PaymentNews): boolean {
  return amountMinor === fullAmountOf(row) && currency === isoCurrency(row.currency);
}

function paidOutcome(row: DepositFacts, report: PaymentNews): ReportOutcome {
  if (row.status === approved || row.status === returned)
    return isWholePayout(row, report)
      ? nothingNew
      : { result: 'mismatch', replayed: false, review: 'other_amount' };
  if (row.status !== processing) return { result: 'mismatch', replayed: false, review: 'unasked_payout' };
  if (!isWholePayout(row, report)) return { result: 'review', replayed: false, review: 'other_amount' };
  return { result: 'decided', replayed: false, to: approved };
}

function failedOutcome(row: DepositFacts, state: 'failed' | 'expired'): ReportOutcome {
  if (row.status === processing)
    return { result: 'decided', replayed: false, to: rejected, reason: `gateway_${state}` };
  return row.status === approved ? contradiction : nothingNew;
}

function returnedOutcome(row: DepositFacts, report: PaymentNews): ReportOutcome {
  if (row.status === returned) return nothingNew;
  const { amountMinor, currency } = report;
  if (currency !== isoCurrency(row.currency)) return contradiction;
  const isWhole = amountMinor >= fullAmountOf(row);
  // A bank may send a payout back before the gateway has called it paid.
  if (row.status === processing)
    return isWhole
      ? { result: 'decided', replayed: false, to: rejected, reason: 'gateway_failed' }
      : { result: 'review', replayed: false, review: 'returned_before_payment' };
  // The same report again, or what a failed payout means anyway: the money is with the player.
  if (isWhole && row.status === rejected && row.changedBy === 'gateway') return nothingNew;
  if (row.status !== approved) return contradiction;
  if (amountMinor <= row.returnedMinor) return nothingNew;
  return {
    result: 'decided',
    replayed: false,
    returned: { totalMinor: amountMinor, isWhole },
    ...(isWhole ? { to: returned } : { reason: 'returned_part' }),
  };
}
