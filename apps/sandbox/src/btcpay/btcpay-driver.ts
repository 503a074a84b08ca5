import { BTCPAY, createBtcpay, signWebhook, WEBHOOK_HEADER } from '@baize/providers';

import { listOf, type PaymentDriver } from '../gateway-conformance/payment-driver.ts';
import { addBtcpay } from './add-btcpay.ts';
import { demoBtcpayStore } from './demo-store.ts';

export const btcpayDriver: PaymentDriver = {
  name: BTCPAY,
  addStandIn: addBtcpay,
  open: ({ keys, ...parts }) => createBtcpay({ ...parts, ...demoBtcpayStore(keys) }),
  method: { code: 'bitcoin', name: 'Bitcoin' },
  fields: { coin: 'btc' },
  refused: { currency: '' },
  console: '/btcpay',
  actionPath: (ref, action, subject) =>
    `/btcpay/${subject === 'payment' ? 'invoices' : 'payouts'}/${ref}/${action}`,
  actions: { pay: 'pay', paySilently: 'silent', fail: 'fail', repeat: 'repeat', forge: 'forge' },
  payAfterFailure: 'mark',
  // Coins are counted in the currency of the invoice.
  troubles: {
    part: { actions: ['part'], says: { state: 'seen', amountMinor: 25_000n, currency: 'TRY' } },
    over: { actions: ['over'], says: { state: 'paid', amountMinor: 60_000n, currency: 'TRY' } },
    late: { actions: ['expire', 'late'], says: { state: 'late', amountMinor: 50_000n, currency: 'TRY' } },
  },
  canRefund: false,
  payoutFields: { coin: 'btc', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  idsIn: ({ invoices, payouts }, subject) =>
    listOf(subject === 'payment' ? invoices : payouts).map((entity) => entity['id']),
  malformed({ keys }) {
    const rawBody = '{"type":"InvoiceSettled"}';
    return {
      rawBody,
      headers: { [WEBHOOK_HEADER]: signWebhook(rawBody, demoBtcpayStore(keys).webhookSecret) },
    };
  },
};
