import { formatWire } from '@baize/currency';

import { PaymentRefused, type PaymentRequest } from '../ports/payment-gateway.ts';
import { currencyAtPaytr } from './money.ts';
import { formatOrderId } from './order-id.ts';
import type { PaytrForm, PaytrStore } from './tokens.ts';

/** Longest values of the form. */
const MAX_NAME = 60;
const MAX_TRANSFER_NAME = 30;
const MAX_PHONE = 20;
/** The card page is closed after this time; transfers may come much later. */
const MAX_CARD_MINUTES = 30;

/** Payments by bank transfer have a method whose code says so; all others are by card. */
const transferCode = /eft|havale|transfer/;

/**
 * The form that opens a payment.
 *
 * @throws PaymentRefused for a currency that the processor does not take
 */
export function startForm(payment: PaymentRequest, store: PaytrStore, now: Date): PaytrForm {
  const currency = currencyAtPaytr(payment.currency);
  if (currency === undefined) throw new PaymentRefused(`${payment.currency} is not taken`);
  const isTransfer = transferCode.test(payment.method.code);
  const left = Math.max(1, Math.floor((payment.expiresAt.getTime() - now.getTime()) / 60_000));
  const basket = [[payment.method.name, formatWire(payment.amountMinor), 1]];
  const base = {
    merchant_id: store.merchantId,
    user_ip: payment.player.ip,
    merchant_oid: formatOrderId(payment),
    email: payment.player.email,
    payment_amount: String(payment.amountMinor),
    test_mode: store.testMode,
    debug_on: store.testMode,
    user_phone: payment.player.phone.slice(0, MAX_PHONE),
    // Its form wants an address, which a deposit does not need.
    user_address: '-',
    merchant_ok_url: payment.returnUrl,
    merchant_fail_url: payment.returnUrl,
    lang: payment.lang,
  };
  return isTransfer
    ? {
        ...base,
        payment_type: 'eft',
        user_name: payment.player.name.slice(0, MAX_TRANSFER_NAME),
        timeout_limit: String(left),
      }
    : {
        ...base,
        user_basket: Buffer.from(JSON.stringify(basket)).toString('base64'),
        user_name: payment.player.name.slice(0, MAX_NAME),
        // Deposits are paid at once.
        no_installment: '1',
        max_installment: '0',
        currency,
        timeout_limit: String(Math.min(left, MAX_CARD_MINUTES)),
      };
}
