import type { CallbackRefusal, CallbackReply, CallbackRequest } from './callback.ts';

/** A payment provider's notice about a payment, in our terms. */
export interface PaymentNotice {
  /** The provider's id of the notice, for the log. */
  readonly noticeId: string;
  /** The provider's id of the payment. */
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
 * `review`: the money arrived for a deposit that was already closed. `unknown` and `mismatch` are final as well: an
 * engineer has to investigate, and repeating the notice would not help.
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
  /** Reply without a decision: the provider must repeat the notice. */
  undecided(): CallbackReply;
  /** Reply for a valid key of an unknown brand. */
  foreign(): CallbackReply;
}

export type NoticeReading = NoticeExchange | CallbackRefusal;

/** The notices of one payment provider. */
export interface NoticeDialect {
  /**
   * Checks the signature, then the schema. If a provider's notices only say that something changed, the dialect fetches
   * the payment itself.
   */
  read(request: CallbackRequest): NoticeReading | Promise<NoticeReading>;
}

/** Address for the notices of a payment provider. */
export function noticePath(provider: string): string {
  return `/_callback/payments/${provider}`;
}
