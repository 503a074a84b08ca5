import type { CallbackRefusal, CallbackReply, CallbackRequest } from './callback.ts';

/** What a payment provider says about a payment, in our words. */
export interface PaymentNotice {
  /** The provider's id of the notice, for the log. */
  readonly noticeId: string;
  /** The provider's name of the payment. */
  readonly providerRef: string;
  /** Ours. */
  readonly transactionId: number;
  readonly outcome: PaymentOutcome;
  readonly amountMinor: bigint;
  /** ISO code. */
  readonly currency: string;
}

export type PaymentOutcome = 'approved' | 'refused';

/**
 * `review`: the money came for a deposit that was over. `unknown` and `mismatch` are final as well: an engineer
 * has to look, and the same notice again would not help.
 */
export interface NoticeDecision {
  readonly result: 'decided' | 'review' | 'unknown' | 'mismatch';
  readonly replayed: boolean;
}

export interface NoticeExchange {
  readonly ok: true;
  readonly siteId: number;
  readonly notice: PaymentNotice;
  format(decision: NoticeDecision): CallbackReply;
  /** No decision was reached: the provider must send the notice again. */
  undecided(): CallbackReply;
  /** The key is genuine and the brand is none of ours. */
  foreign(): CallbackReply;
}

export type NoticeReading = NoticeExchange | CallbackRefusal;

/** How one payment provider notifies us. */
export interface NoticeDialect {
  /**
   * Checks the signature, then the shape. A provider whose notices only say that something changed reads the
   * payment itself before it answers.
   */
  read(request: CallbackRequest): NoticeReading | Promise<NoticeReading>;
}

/** Where a payment provider sends its notices. */
export function noticePath(provider: string): string {
  return `/_callback/payments/${provider}`;
}
