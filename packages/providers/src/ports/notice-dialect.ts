import type { CallbackRefusal, CallbackReply, CallbackRequest } from './callback.ts';

/**
 * What a gateway says of a payment or payout, in a notice or when it is asked.
 *
 * - `open`: nothing has happened yet
 * - `seen`: money is on its way but not certain, such as an unconfirmed coin payment or part of the amount
 * - `paid`: final; the money is with the gateway, or with the player for a payout
 * - `late`: money is with the gateway, but it came after the rate of its coin had ended, so that it may be worth less than
 *   what was agreed: a person decides
 * - `declined`: one try of the player failed, and the payment can still be made; only of payments
 * - `failed`, `expired`: final; no money moved
 * - `returned`: the gateway took money back, or a payout came back
 */
export type PaymentState = 'open' | 'seen' | 'paid' | 'late' | 'declined' | 'failed' | 'expired' | 'returned';

/** Characters of a provider's id. */
export const MAX_REFERENCE_LENGTH = 200;

export interface PaymentReport {
  readonly subject: 'payment' | 'payout';
  /** The provider's id of the payment or payout, up to `MAX_REFERENCE_LENGTH` characters. */
  readonly providerRef: string;
  /** Ours; null if the provider names only its own. */
  readonly transactionId: number | null;
  readonly state: PaymentState;
  /**
   * What was received or paid out; for `returned`, all that has come back so far. For `open`, `declined`, `failed` and
   * `expired` it is what was requested, or nothing.
   */
  readonly amountMinor: bigint;
  /** ISO code. */
  readonly currency: string;
  /** The provider's word for why it failed or returned; for operators. */
  readonly reason?: string;
  /** Whose account the money came from, as the provider has the name; only of payments. */
  readonly payer?: string;
  /** Confirmations and coins received so far. */
  readonly coin?: { readonly paid: string; readonly confirmations: number };
}

/** A report with the provider's id of the notice, for the log. */
export interface PaymentNotice extends PaymentReport {
  readonly noticeId: string;
}

/**
 * `review`: an operator has to decide. `unknown` and `mismatch` are final as well: an engineer has to investigate, and
 * repeating the notice would not help.
 */
export interface NoticeDecision {
  readonly result: 'decided' | 'review' | 'unknown' | 'mismatch';
  readonly replayed: boolean;
}

export interface NoticeExchange {
  readonly ok: true;
  /** The brand by the key that signed; null if the provider has one key for all, and the transaction names the brand. */
  readonly siteId: number | null;
  readonly notice: PaymentNotice;
  format(decision: NoticeDecision): CallbackReply;
  /** Reply without a decision: the provider must repeat the notice. */
  undecided(): CallbackReply;
  /** Reply for a valid key of an unknown brand. */
  foreign(): CallbackReply;
}

/** A signed message that is no news of a payment, such as "invoice created": it is answered and forgotten. */
export interface IgnoredNotice {
  readonly ok: 'ignored';
  readonly reply: CallbackReply;
}

export type NoticeReading = NoticeExchange | IgnoredNotice | CallbackRefusal;

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
