import type { NoticeDialect } from './notice-dialect.ts';

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
  player: { id: string; name: string };
  /** Where the gateway's page sends the player's browser afterwards. */
  returnUrl: string;
  lang: 'tr' | 'en';
}

export interface CreatedPayment {
  /** The gateway's page, to which the player's browser is redirected. */
  url: string;
  /** The gateway's id of the payment, repeated in its notices. */
  providerRef: string;
}

/** The gateway gave no usable response: the state of the payment is unknown, a retry is safe. */
export class PaymentGatewayUnavailable extends Error {
  override readonly name = 'PaymentGatewayUnavailable';
}

/** The gateway refused this payment: a retry would not help. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** A gateway with its own payment page that reports the outcome in a signed notice. */
export interface PaymentGatewayPort {
  /**
   * @throws PaymentGatewayUnavailable after 4 seconds, or for a lost connection or an unreadable response
   * @throws PaymentRefused if the gateway declines the request
   */
  createPayment(request: PaymentRequest): Promise<CreatedPayment>;
  /** The dialect of the gateway's notices. */
  readonly notices: NoticeDialect;
}
