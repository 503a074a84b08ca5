import type { EnvoyOffer, EnvoyPage } from '../ports/envoy.ts';
import { noticePath } from '../ports/notice-dialect.ts';
import type { PaymentRequest } from '../ports/payment-gateway.ts';
import { readWireText, type WireResult } from '../wire/read-wire.ts';
import {
  amountMinor,
  currency,
  identifier,
  instant,
  integer,
  list,
  MAX_AMOUNT_MINOR,
  message,
  oneOf,
  optional,
  text,
  webAddress,
} from '../wire/wire-types.ts';

/** The provider's name, also in the key ring. */
export const ENVOY_PARTY = 'sandbox-envoy';

export const ENVOY_BANKS_PATH = '/envoy/api/banks';
export const ENVOY_OFFERS_PATH = '/envoy/api/offers';
export const ENVOY_PAYMENTS_PATH = '/envoy/api/payments';
export const ENVOY_QUERY_PATHS = {
  find: '/envoy/api/payments/find',
  statement: '/envoy/api/statement',
} as const;

/** Path of the site's route for notices. */
export const ENVOY_NOTICE_PATH = noticePath(ENVOY_PARTY);

const MAX_ROWS = 200;

export const envoyBanks = message({ banks: list(message({ slug: identifier, name: text(100) }), MAX_ROWS) });

const offerSchema = message({ amount: amountMinor(1n, MAX_AMOUNT_MINOR), ref_code: identifier }).transform(
  ({ amount, ref_code: refCode }): EnvoyOffer => ({ amountMinor: amount, refCode }),
);
export const envoyOffers = message({ offers: list(offerSchema, MAX_ROWS) });

export function envoyOffersReply(offers: readonly EnvoyOffer[]): object {
  return {
    offers: offers.map(({ amountMinor: amount, refCode }) => ({ amount: Number(amount), ref_code: refCode })),
  };
}

const bankSchema = message({ bank: identifier });

export function parseEnvoyBank(rawBody: string): WireResult<{ bank: string }> {
  return readWireText(bankSchema, rawBody);
}

/** A payment on the wire; the signing key identifies the brand. Without `refCode` it is paid by QR code. */
export interface EnvoyPaymentMessage extends Pick<
  PaymentRequest,
  'transactionId' | 'amountMinor' | 'currency' | 'returnUrl' | 'lang' | 'expiresAt'
> {
  readonly bank: string;
  readonly refCode: string | null;
  readonly player: Pick<PaymentRequest['player'], 'id' | 'name'>;
}

export function envoyPaymentMessage(payment: EnvoyPaymentMessage): object {
  return {
    transaction_id: payment.transactionId,
    amount: Number(payment.amountMinor),
    currency: payment.currency,
    bank: payment.bank,
    ref_code: payment.refCode,
    player: payment.player.id,
    player_name: payment.player.name,
    return_url: payment.returnUrl,
    lang: payment.lang,
    expires_at: payment.expiresAt.toISOString(),
  };
}

const paymentSchema = message({
  transaction_id: integer(1),
  amount: amountMinor(1n, MAX_AMOUNT_MINOR),
  currency,
  bank: identifier,
  ref_code: optional(identifier),
  player: identifier,
  player_name: text(200),
  return_url: webAddress,
  lang: oneOf(['tr', 'en']),
  expires_at: instant,
}).transform((wire): EnvoyPaymentMessage => ({
  transactionId: wire.transaction_id,
  amountMinor: wire.amount,
  currency: wire.currency,
  bank: wire.bank,
  refCode: wire.ref_code,
  player: { id: wire.player, name: wire.player_name },
  returnUrl: wire.return_url,
  lang: wire.lang,
  expiresAt: wire.expires_at,
}));

export function parseEnvoyPayment(rawBody: string): WireResult<EnvoyPaymentMessage> {
  return readWireText(paymentSchema, rawBody);
}

export const envoyPage = message({ url: webAddress, ref: identifier }).transform(
  ({ url, ref: providerRef }): EnvoyPage => ({ url, providerRef }),
);
