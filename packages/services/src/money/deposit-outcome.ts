import { transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';

import type { TransactionRow } from './move-transaction.ts';
import {
  contradiction,
  fullAmountOf,
  nothingNew,
  type PaymentNews,
  type PaymentReason,
  type ReportOutcome,
} from './report-outcome.ts';

const { pending, approved, rejected, processing, cancelled, expired, returned } = transactionStatus;

export type DepositFacts = Pick<
  TransactionRow,
  | 'kind'
  | 'status'
  | 'amountMinor'
  | 'feeMinor'
  | 'creditedMinor'
  | 'returnedMinor'
  | 'currency'
  | 'changedBy'
  | 'changeReason'
>;

/**
 * What a gateway's report means for a deposit. Money that the gateway has for certain is always credited, however late;
 * what is less than it should be, in another currency, or contradicts an earlier report is for a person.
 */
export function depositOutcome(row: DepositFacts, report: PaymentNews): ReportOutcome {
  switch (report.state) {
    case 'open':
      return nothingNew;
    case 'seen':
      return seenOutcome(row);
    case 'paid':
      return paidOutcome(row, report);
    case 'failed':
      return failedOutcome(row, 'gateway_failed');
    case 'expired':
      return failedOutcome(row, 'gateway_expired');
    case 'returned':
      return returnedOutcome(row, report);
  }
}

function seenOutcome(row: DepositFacts): ReportOutcome {
  if (row.status === pending) return decide(processing, 'seen');
  if (isRefusedByGateway(row)) return inDoubt('contradiction');
  if (row.changeReason === 'contradiction' && row.status === processing) return stillInDoubt(row);
  return isOver(row) ? decide(processing, 'late_payment') : nothingNew;
}

function paidOutcome(row: DepositFacts, { amountMinor, currency }: PaymentNews): ReportOutcome {
  const isSameCurrency = currency === isoCurrency(row.currency);
  if (row.status === approved)
    return isSameCurrency && amountMinor === fullAmountOf(row)
      ? nothingNew
      : { result: 'mismatch', replayed: false, review: 'other_amount' };
  if (row.status === returned) return nothingNew;
  const doubt = doubtOf(row, isSameCurrency, amountMinor);
  if (doubt !== undefined) return row.status === processing ? stillInDoubt(row, doubt) : inDoubt(doubt);
  if (row.status === processing && row.changeReason === 'contradiction') return stillInDoubt(row);
  const isLate = isOver(row) || row.changeReason === 'late_payment';
  const isOverPaid = amountMinor > row.amountMinor;
  return {
    result: 'decided',
    replayed: false,
    to: approved,
    ...(isOverPaid && { creditedMinor: amountMinor - row.feeMinor, reason: 'over_paid' }),
    ...(isLate && { reason: 'late_payment' }),
  };
}

function doubtOf(row: DepositFacts, isSameCurrency: boolean, amountMinor: bigint): PaymentReason | undefined {
  if (isRefusedByGateway(row)) return 'contradiction';
  if (!isSameCurrency) return 'other_currency';
  return amountMinor < row.amountMinor ? 'partial_payment' : undefined;
}

function failedOutcome(row: DepositFacts, reason: 'gateway_failed' | 'gateway_expired'): ReportOutcome {
  switch (row.status) {
    case pending:
      return decide(reason === 'gateway_expired' ? expired : rejected, reason);
    case processing:
      return isWaitingForMoney(row) ? decide(rejected, reason) : stillInDoubt(row);
    case approved:
      return contradiction;
    default:
      return nothingNew;
  }
}

function returnedOutcome(row: DepositFacts, { amountMinor, currency }: PaymentNews): ReportOutcome {
  if (row.status === returned) return nothingNew;
  if (row.status !== approved || currency !== isoCurrency(row.currency)) return contradiction;
  if (amountMinor <= row.returnedMinor) return nothingNew;
  const isWhole = amountMinor >= fullAmountOf(row);
  return {
    result: 'decided',
    replayed: false,
    returned: { totalMinor: amountMinor, isWhole },
    ...(isWhole ? { to: returned } : { reason: 'returned_part' }),
  };
}

const decide = (to: NonNullable<ReportOutcome['to']>, reason: PaymentReason): ReportOutcome => ({
  result: 'decided',
  replayed: false,
  to,
  reason,
});

function inDoubt(reason: PaymentReason): ReportOutcome {
  const result = reason === 'contradiction' ? 'mismatch' : 'review';
  return { result, replayed: false, to: processing, reason, review: reason };
}

/** A payment that is with a person already, or is now: a new doubt is added to the reviews. */
function stillInDoubt(row: DepositFacts, doubt?: PaymentReason): ReportOutcome {
  const result = row.changeReason === 'contradiction' ? 'mismatch' : 'review';
  if (doubt === undefined || doubt === row.changeReason) return { result, replayed: true };
  // A contradiction stays one, whatever else comes.
  return { result, replayed: false, review: doubt, ...(result === 'review' && { reason: doubt }) };
}

/** Money is on its way, and nobody has to decide. */
function isWaitingForMoney({ changeReason }: DepositFacts): boolean {
  return changeReason === 'seen' || changeReason === 'late_payment';
}

function isRefusedByGateway({ status, changedBy }: DepositFacts): boolean {
  return status === rejected && changedBy === 'gateway';
}

function isOver({ status }: DepositFacts): boolean {
  return status === rejected || status === cancelled || status === expired;
}
