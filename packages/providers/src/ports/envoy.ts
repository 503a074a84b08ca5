import { PaymentRefused, type PaymentRequest } from './payment-gateway.ts';

export interface EnvoyBank {
  slug: string;
  name: string;
}

/** A transfer of a fixed amount that a bank takes now. */
export interface EnvoyOffer {
  amountMinor: bigint;
  refCode: string;
}

export interface EnvoyPage {
  /** The page on which the player pays. */
  url: string;
  /** The provider's id of the payment, repeated in its notices. */
  providerRef: string;
}

/** Another player has taken the offer. */
export class EnvoyOfferTaken extends PaymentRefused {
  override readonly name: string = 'EnvoyOfferTaken';
}

/** The bank takes no QR payments now. */
export class EnvoyBankClosed extends PaymentRefused {
  override readonly name: string = 'EnvoyBankClosed';
}

/**
 * Bank transfers through a provider that names the banks and what they take. Payments are idempotent by our
 * transaction; their outcome comes in notices. Calls time out after 4 seconds and throw `PaymentGatewayUnavailable`.
 */
export interface EnvoyPort {
  listBanks(siteId: number): Promise<readonly EnvoyBank[]>;
  /** @returns undefined if there is no such bank */
  listOffers(siteId: number, bank: string): Promise<readonly EnvoyOffer[] | undefined>;
  /** @throws EnvoyOfferTaken, PaymentRefused */
  takeOffer(request: PaymentRequest, offer: { bank: string; refCode: string }): Promise<EnvoyPage>;
  /** @throws EnvoyBankClosed, PaymentRefused */
  openQr(request: PaymentRequest, bank: string): Promise<EnvoyPage>;
}
