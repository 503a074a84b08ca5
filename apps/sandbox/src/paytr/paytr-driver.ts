import { createPaytr, PAYTR, paytrNoticeHash } from '@baize/providers';

import { listOf, type PaymentDriver } from '../gateway-conformance/payment-driver.ts';
import { addPaytr } from './add-paytr.ts';
import { demoPaytrStore } from './demo-store.ts';

export const paytrDriver: PaymentDriver = {
  name: PAYTR,
  addStandIn: addPaytr,
  open: ({ keys, baseUrl, ...parts }) =>
    createPaytr({ ...parts, baseUrl, pageUrl: baseUrl, store: demoPaytrStore(keys) }),
  method: { code: 'kart', name: 'Kart' },
  fields: {},
  refused: { currency: 'CHF' },
  console: '/paytr',
  actionPath: (ref, action) => `/paytr/orders/${ref}/${action}`,
  actions: { pay: 'pay', paySilently: 'silent', fail: 'fail', repeat: 'repeat', forge: 'forge' },
  payAfterFailure: 'pay',
  // More than was asked for is the fee of instalments.
  troubles: {
    part: { actions: ['part'], says: { state: 'paid', amountMinor: 25_000n, currency: 'TRY' } },
    otherCurrency: { actions: ['currency'], says: { state: 'paid', amountMinor: 50_000n, currency: 'USD' } },
    late: { actions: ['pay'], says: { state: 'paid', amountMinor: 50_000n, currency: 'TRY' } },
  },
  canRefund: true,
  idsIn: ({ orders }) => listOf(orders).map((order) => order['id']),
  malformed({ keys }) {
    const form = { merchant_oid: 'B7T12', status: 'success', total_amount: '12,50' };
    const signed = { ...form, hash: paytrNoticeHash(form, demoPaytrStore(keys)) };
    return { rawBody: String(new URLSearchParams(signed)), headers: {} };
  },
};
