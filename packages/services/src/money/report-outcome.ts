import type { PaymentReason, TransactionStatus } from '@baize/contract';
import type { NoticeDecision, PaymentReport } from '@baize/providers';

/** What a gateway said of a payment, without how it was found. */
export type PaymentNews = Omit<PaymentReport, 'transactionId' | 'providerRef' | 'subject'>;

/** What follows from a report. At most one of `to` and `returned` is set. */
export interface ReportOutcome {
  readonly result: NoticeDecision['result'];
  /** Whether the report says nothing new. */
  readonly replayed: boolean;
  readonly to?: TransactionStatus;
  readonly reason?: PaymentReason;
  /** What is booked, if it is not what was asked for. */
  readonly creditedMinor?: bigint;
  /** All that has come back so far, and whether that is the whole payment. */
  readonly returned?: { readonly totalMinor: bigint; readonly isWhole: boolean };
  /** Whether a person has to look at it; the reason says why. */
  readonly review?: ReviewReason;
}

/** Why a person has to look at a payment: also what did not change it. */
export type ReviewReason = PaymentReason | 'returned_before_payment' | 'unasked_payout' | 'other_amount';

export const nothingNew: ReportOutcome = { result: 'decided', replayed: true };
export const contradiction: ReportOutcome = { result: 'mismatch', replayed: false, review: 'contradiction' };
