import type { CreatedPayment, PaymentRequest } from '../ports/payment-gateway.ts';
import { readWireText, type WireResult } from '../wire/read-wire.ts';
import {
  amountMinor,
  currency,
  identifier,
  instant,
  integer,
  MAX_AMOUNT_MINOR,
  message,
  oneOf,
  optional,
  text,
  texts,
  webAddress,
} from '../wire/wire-types.ts';
import { coinMessage, coinReply } from './coin-message.ts';

/** Path of the gateway's route for new payments. */
export const CREATE_PAYMENT_PATH = '/gateway/payments';

/** A payment request on the wire; the signing key identifies the brand. */
export type PaymentMessage = Omit<PaymentRequest, 'siteId' | 'player'> & {
  player: Pick<PaymentRequest['player'], 'id' | 'name'>;
};

/** The JSON text of a payment request. */
export function formatPaymentMessage(payment: PaymentMessage): string {
  return JSON.stringify({
    transaction_id: payment.transactionId,
    amount: Number(payment.amountMinor),
    currency: payment.currency,
    method: payment.method.code,
    method_name: payment.method.name,
    fields: payment.fields,
    player: payment.player.id,
    player_name: payment.player.name,
    return_url: payment.returnUrl,
    merchant: payment.merchant,
    lang: payment.lang,
    expires_at: payment.expiresAt.toISOString(),
  });
}

const schema = message({
  transaction_id: integer(1),
  amount: amountMinor(1n, MAX_AMOUNT_MINOR),
  currency,
  method: identifier,
  method_name: text(200),
  fields: texts,
  player: identifier,
  player_name: text(200),
  return_url: webAddress,
  merchant: optional(text(200)),
  lang: oneOf(['tr', 'en']),
  expires_at: instant,
}).transform((payment): PaymentMessage => ({
  transactionId: payment.transaction_id,
  amountMinor: payment.amount,
  currency: payment.currency,
  method: { code: payment.method, name: payment.method_name },
  fields: payment.fields,
  player: { id: payment.player, name: payment.player_name },
  returnUrl: payment.return_url,
  ...(payment.merchant && { merchant: payment.merchant }),
  lang: payment.lang,
  expiresAt: payment.expires_at,
}));

/** Parses the raw body of a payment request whose signature was checked. */
export function parsePaymentMessage(rawBody: string): WireResult<PaymentMessage> {
  return readWireText(schema, rawBody);
}

/** Schema of the reply to a payment request. */
export const createdReply = message({
  url: webAddress,
  provider_ref: identifier,
  expires_at: optional(instant),
  coin: optional(coinReply),
}).transform(({ url, provider_ref: providerRef, expires_at: expiresAt, coin }): CreatedPayment => ({
  url,
  providerRef,
  ...(expiresAt && { expiresAt }),
  ...(coin && { coin }),
}));

/** The reply to a payment request on the wire. */
export function createdMessage({
  url,
  providerRef,
  expiresAt,
  coin,
}: CreatedPayment): Record<string, unknown> {
  return {
    url,
    provider_ref: providerRef,
    ...(expiresAt && { expires_at: expiresAt.toISOString() }),
    ...(coin && { coin: coinMessage(coin) }),
  };
}
