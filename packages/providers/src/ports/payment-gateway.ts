import type { NoticeDialect } from './notice-dialect.ts';

export interface PaymentRequest {
  siteId: number;
  /** Our pending transaction: the same again opens the same payment, never a second one. */
  transactionId: number;
  amountMinor: bigint;
  currency: string;
  /** The gateway's code of the payment method, and the name that the player chose it by. */
  method: { code: string; name: string };
  /** What the player filled into the method's fields, by field name. */
  fields: Readonly<Record<string, string>>;
  player: { id: string; name: string };
  /** Where the gateway's page sends the player's browser afterwards. */
  returnUrl: string;
  lang: 'tr' | 'en';
}

export interface CreatedPayment {
  /** The gateway's own page, to which the player's browser is sent. */
  url: string;
  /** The gateway's name of the payment, repeated in its notices. */
  providerRef: string;
}

/** The gateway gave no usable answer: nothing is known about the payment, asking again is safe. */
export class PaymentGatewayUnavailable extends Error {
  override readonly name = 'PaymentGatewayUnavailable';
}

/** The gateway answered that it will not take this payment: asking again changes nothing. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** A gateway with a page of its own, which tells the outcome by a signed notice. */
export interface PaymentGatewayPort {
  /**
   * @throws PaymentGatewayUnavailable after 4 seconds, on a lost connection or an unreadable answer
   * @throws PaymentRefused when the gateway declines the request itself
   */
  createPayment(request: PaymentRequest): Promise<CreatedPayment>;
  /** How the gateway notifies us of outcomes. */
  readonly notices: NoticeDialect;
}
