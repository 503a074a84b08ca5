export interface RovpayAccountRequest {
  siteId: number;
  /** Our pending transaction, also the idempotency key: a repeat replies the same account. */
  transactionId: number;
  amountMinor: bigint;
  currency: string;
  payer: { playerId: string; name: string; surname: string };
  description: string;
  lang: 'tr' | 'en';
  expiresAt: Date;
}

/** Where a player sends the money of one payment. */
export interface RovpayAccount {
  /** The text of the QR code. */
  barcode: string;
  name: string;
  id: string;
  /** The provider's id of the payment, repeated in its notices. */
  providerRef: string;
  /** Proves that a later claim comes from who got the account. */
  token: string;
}

export interface RovpayClaim {
  siteId: number;
  transactionId: number;
  providerRef: string;
  token: string;
}

/**
 * Transfers to an account that our own page shows. The provider reports the money in its notices, like every payment
 * provider. Calls time out after 4 seconds.
 */
export interface RovpayPort {
  /** @throws PaymentRefused, PaymentGatewayUnavailable */
  openAccount(request: RovpayAccountRequest): Promise<RovpayAccount>;
  /**
   * Passes on that the player says the money is sent. It may be repeated.
   *
   * @throws PaymentRefused for a payment or token that the provider does not know, PaymentGatewayUnavailable
   */
  claim(claim: RovpayClaim): Promise<void>;
}
