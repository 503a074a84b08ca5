import type { CoinPayment } from '../ports/payment-gateway.ts';
import { integer, matching, message, text } from '../wire/wire-types.ts';

/** A decimal number as text, with as many digits as a coin has. */
export const decimalText = matching(/^\d{1,15}(\.\d{1,18})?$/, 'a decimal number as text');

/** How to pay with a coin, in the gateway's reply to a new payment. */
export const coinReply = message({
  coin: text(20),
  network: text(40),
  address: text(120),
  amount: decimalText,
  paid: decimalText,
  rate: decimalText,
  confirmations: integer(0, 10_000),
  confirmations_needed: integer(0, 10_000),
}).transform(({ confirmations_needed: confirmationsNeeded, ...coin }): CoinPayment => ({
  ...coin,
  confirmationsNeeded,
}));

export function coinMessage({ confirmationsNeeded, ...coin }: CoinPayment): Record<string, unknown> {
  return { ...coin, confirmations_needed: confirmationsNeeded };
}
