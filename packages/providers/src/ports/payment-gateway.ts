import type { NoticeDialect, PaymentReport } from './notice-dialect.ts';

export interface PaymentRequest {
  siteId: number;
  /** Our pending transaction, also the idempotency key: repeating it opens the same payment. */
  transactionId: number;
  amountMinor: bigint;
  currency: string;
  /** The gateway's code of the payment method, and its name as the player saw it. */
  method: { code: string; name: string };
  /** The player's input in the method's fields, by field name. */
  fields: Readonly<Record<string, string>>;
  player: { id: string; name: string; email: string; phone: string; ip: string };
  /** Where the gateway's page sends the player's browser afterwards. */
  returnUrl: string;
  /** The brand's name, which the gateway's page shows to the player. */
  merchant?: string;
  lang: 'tr' | 'en';
  /** When our transaction expires; the gateway's page should end no later. */
  expiresAt: Date;
}

export interface CreatedPayment {
  /** The gateway's page: the browser is redirected to it, or it is shown in a frame. */
  url: string;
  /** The gateway's id of the payment, repeated in its notices. */
  providerRef: string;
  /** When the payment can no longer be made, if the gateway says so. */
  expiresAt?: Date;
  /** How to pay with a coin, shown on our own page. */
  coin?: CoinPayment;
}

/** A payment in a coin, at a rate that is fixed until the payment expires. Numbers are decimal texts. */
export interface CoinPayment {
  coin: string;
  network: string;
  address: string;
  amount: string;
  paid: string;
  /** Units of the account's currency for one coin. */
  rate: string;
  confirmations: number;
  confirmationsNeeded: number;
}

/** Which payment or payout: by our id, and by the gateway's if it is known. */
export interface PaymentKey {
  siteId: number;
  transactionId: number;
  providerRef: string | null;
}

export interface RefundRequest extends PaymentKey {
  /** Ours, the same in every attempt. */
  refundId: string;
  amountMinor: bigint;
  currency: string;
}

export interface PayoutRequest {
  siteId: number;
  /** Our transaction, also the idempotency key. */
  transactionId: number;
  amountMinor: bigint;
  currency: string;
  method: { code: string; name: string };
  /** Where the money goes, by field name: `iban`, `address`, `wallet_number`. */
  fields: Readonly<Record<string, string>>;
  player: { id: string; name: string };
}

/** A line of a gateway's statement. */
export interface StatementLine {
  kind: 'payment' | 'payout' | 'refund';
  providerRef: string;
  transactionId: number | null;
  amountMinor: bigint;
  currency: string;
  at: Date;
}

/** The gateway gave no usable response: the state of the payment is unknown, a retry is safe. */
export class PaymentGatewayUnavailable extends Error {
  override readonly name = 'PaymentGatewayUnavailable';
}

/** The gateway refused this payment: a retry would not help. */
export class PaymentRefused extends Error {
  override readonly name: string = 'PaymentRefused';
}

/**
 * A gateway with its own payment page that reports the outcome in a signed notice. All calls throw
 * `PaymentGatewayUnavailable` after 4 seconds, or for a lost connection or an unreadable response.
 */
export interface PaymentGatewayPort {
  /**
   * What the gateway's word for a failed payment ends: `payment` if no money can follow, `attempt` if the player may try
   * again on the same page, as with a card that a bank declines. With `attempt`, `failed` counts as `declined`.
   */
  readonly failureEnds: 'attempt' | 'payment';
  /** @throws PaymentRefused if the gateway declines the request */
  createPayment(request: PaymentRequest): Promise<CreatedPayment>;
  /** The dialect of the gateway's notices. */
  readonly notices: NoticeDialect;
  /** The state of a payment, for notices that never came; undefined if the gateway does not know it. */
  findPayment?(key: PaymentKey): Promise<PaymentReport | undefined>;
  /** Gives a deposit back, wholly or in part. The same `refundId` refunds once. */
  refund?(request: RefundRequest): Promise<PaymentReport>;
  /** For gateways that pay players. */
  readonly payouts?: PayoutPort;
  /** What the gateway booked in a day of the brand, for the reconciliation. */
  statement?(range: { siteId: number; from: Date; to: Date }): Promise<readonly StatementLine[]>;
}

export interface PayoutPort {
  /**
   * Idempotent by our transaction: a repeat reports the same payout.
   *
   * @throws PaymentRefused if the gateway declines the payout, which then never happens
   */
  createPayout(request: PayoutRequest): Promise<PaymentReport>;
  /**
   * The payout by our id, whatever became of the reply to its creation; asked before each repeat. Undefined only if the
   * gateway says that it has none: a refused question is `PaymentGatewayUnavailable`.
   */
  findPayout(key: PaymentKey): Promise<PaymentReport | undefined>;
}
