import { type PaymentReason, transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';

import type { TransactionRow } from './move-transaction.ts';
import { isObstacle, type Obstacle } from './find-obstacle.ts';
import { isWaitingForMoney } from './is-waiting-for-money.ts';
import { isReceived, wentBackOf } from './received.ts';
import { fullAmountOf } from './payment-sums.ts';
import { contradiction, nothingNew, type PaymentNews, type ReportOutcome } from './report-outcome.ts';

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
  | 'details'
>;

/** Why a deposit was credited that its gateway had refused. */
const AFTER_REFUSAL = 'paid_after_refusal';

/**
 * What a gateway's report means for a deposit, if nothing else is in the way of crediting it. What is less than it should
 * be, or in another currency, is for a person. Money counts whatever was said before it, so the order of reports does not
 * matter. See docs/decisions/075-declined-then-paid.md.
 */
export function depositOutcome(row: DepositFacts, report: PaymentNews): ReportOutcome {
  switch (report.state) {
    case 'open':
      return nothingNew;
    case 'seen':
      return seenOutcome(row);
    case 'paid':
      return paidOutcome(row, report);
    case 'late':
      return lateOutcome(row, report);
    case 'declined':
      return declinedOutcome(row);
    case 'failed':
      return failedOutcome(row, 'gateway_failed');
    case 'expired':
      return failedOutcome(row, 'gateway_expired');
    case 'returned':
      return returnedOutcome(row, report);
  }
}

/** A credit that something is in the way of: the money waits for an operator, who credits it or sends it back. */
export function withObstacle(row: DepositFacts, report: PaymentNews, obstacle: Obstacle): ReportOutcome {
  return row.status === processing ? addDoubt(row, obstacle, report) : inDoubt(obstacle);
}

function seenOutcome(row: DepositFacts): ReportOutcome {
  if (row.status === pending) return decide(processing, 'seen');
  if (row.changeReason === 'contradiction' && row.status === processing) return stillInDoubt(row);
  return isOver(row) ? decide(processing, 'late_payment') : nothingNew;
}

function paidOutcome(row: DepositFacts, report: PaymentNews): ReportOutcome {
  const { amountMinor, currency } = report;
  const isSameCurrency = currency === isoCurrency(row.currency);
  if (row.status === approved)
    return isSameCurrency && amountMinor === fullAmountOf(row)
      ? nothingNew
      : { result: 'mismatch', replayed: false, review: 'other_amount' };
  if (row.status === returned) return nothingNew;
  // What was in the way once is for an operator, also if it is no longer.
  if (row.status === processing && isObstacle(row.changeReason))
    return addDoubt(row, row.changeReason, report);
  // Notices come in any order: what came has gone back already.
  const wentBack = wentBackOf(row)?.currency === currency ? 'contradiction' : undefined;
  const doubt = wentBack ?? doubtOf(row, isSameCurrency, amountMinor);
  if (doubt !== undefined) return row.status === processing ? addDoubt(row, doubt, report) : inDoubt(doubt);
  if (row.status === processing && row.changeReason === 'contradiction')
    return addDoubt(row, 'contradiction', report);
  const isLate = isOver(row) || row.changeReason === 'late_payment';
  const isOverPaid = amountMinor > row.amountMinor;
  return {
    result: 'decided',
    replayed: false,
    to: approved,
    ...(isOverPaid && { creditedMinor: amountMinor - row.feeMinor, reason: 'over_paid' }),
    ...(isLate && { reason: 'late_payment' }),
    // The money is there, whatever the gateway said before; an operator sees that its words do not agree.
    ...(isRefusedByGateway(row) && { reason: AFTER_REFUSAL, review: AFTER_REFUSAL }),
    ...(isRefusedByOperator(row) && { review: AFTER_REFUSAL }),
  };
}

/** Of money that came after the rate had ended, nobody but an operator says what it is worth. */
function lateOutcome(row: DepositFacts, report: PaymentNews): ReportOutcome {
  if (row.status === approved || row.status === returned) return paidOutcome(row, report);
  if (row.status === processing) return addDoubt(row, 'rate_ended', report);
  // An operator has decided it, with what the gateway had then.
  if (isRefusedByOperator(row) && isReceived(row, report)) return nothingNew;
  return inDoubt('rate_ended');
}

function doubtOf(row: DepositFacts, isSameCurrency: boolean, amountMinor: bigint): PaymentReason | undefined {
  if (!isSameCurrency) return 'other_currency';
  return amountMinor < row.amountMinor ? 'partial_payment' : undefined;
}

/** The player may try again, so nothing changes but what they read. */
function declinedOutcome(row: DepositFacts): ReportOutcome {
  if (row.status !== pending || row.changeReason === 'try_declined') return nothingNew;
  return { result: 'decided', replayed: false, reason: 'try_declined' };
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

/** A payment that is with a person already. */
function stillInDoubt({ changeReason }: DepositFacts): ReportOutcome {
  return { result: changeReason === 'contradiction' ? 'mismatch' : 'review', replayed: true };
}

/** A payment that is with a person, or is now: a new doubt or amount is added to the reviews. */
function addDoubt(row: DepositFacts, doubt: PaymentReason, report: PaymentNews): ReportOutcome {
  const { result } = stillInDoubt(row);
  if (doubt === row.changeReason && isReceived(row, report)) return stillInDoubt(row);
  // A contradiction stays one, whatever else comes.
  return { result, replayed: false, review: doubt, ...(result === 'review' && { reason: doubt }) };
}

function isRefusedByGateway({ status, changedBy, changeReason }: DepositFacts): boolean {
  return status === rejected && changedBy === 'gateway' && changeReason !== 'gateway_expired';
}

function isRefusedByOperator({ status, changedBy }: DepositFacts): boolean {
  return status === rejected && changedBy.startsWith('operator ');
}

function isOver({ status }: DepositFacts): boolean {
  return status === rejected || status === cancelled || status === expired;
}
