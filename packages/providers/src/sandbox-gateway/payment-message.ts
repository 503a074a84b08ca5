import type { PaymentRequest } from '../ports/payment-gateway.ts';
import { MAX_AMOUNT_MINOR, readWireText, type WireResult } from '../wire-reader.ts';

/** Where the gateway takes new payments. */
export const CREATE_PAYMENT_PATH = '/gateway/payments';

/** A payment request as it goes over the wire; the brand is known by the signing key. */
export type PaymentMessage = Omit<PaymentRequest, 'siteId'>;

/** The JSON text of a payment request. */
export function formatPaymentMessage(message: PaymentMessage): string {
  return JSON.stringify({
    transaction_id: message.transactionId,
    amount: Number(message.amountMinor),
    currency: message.currency,
    method: message.method.code,
    method_name: message.method.name,
    fields: message.fields,
    player: message.player.id,
    player_name: message.player.name,
    return_url: message.returnUrl,
    lang: message.lang,
  });
}

/** Reads the raw body of a payment request whose signature was checked. */
export function parsePaymentMessage(rawBody: string): WireResult<PaymentMessage> {
  return readWireText(rawBody, (reader) => {
    const amountMinor = reader.amountMinor('amount', 1n);
    if (amountMinor > MAX_AMOUNT_MINOR) reader.refuse('amount', `at most ${MAX_AMOUNT_MINOR}`);
    const returnUrl = reader.text('return_url', 2000);
    const protocol = URL.parse(returnUrl)?.protocol;
    if (protocol !== 'http:' && protocol !== 'https:') {
      reader.refuse('return_url', 'an http or https address');
    }
    return {
      transactionId: reader.integer('transaction_id', 1, Number.MAX_SAFE_INTEGER),
      amountMinor,
      currency: reader.currency('currency'),
      method: { code: reader.identifier('method'), name: reader.text('method_name', 200) },
      fields: reader.texts('fields'),
      player: { id: reader.identifier('player'), name: reader.text('player_name', 200) },
      returnUrl,
      lang: reader.oneOf('lang', ['tr', 'en']),
    };
  });
}
