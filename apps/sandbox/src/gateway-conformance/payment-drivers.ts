import {
  BTCPAY,
  createBtcpay,
  createPaytr,
  createSandboxGateway,
  GATEWAY_PARTY,
  PAYMENT_NOTICE_PATH,
  PAYTR,
  paytrNoticeHash,
  signRequest,
  signWebhook,
  WEBHOOK_HEADER,
} from '@baize/providers';

import { demoBtcpayStore } from '../btcpay/demo-store.ts';
import { demoPaytrStore } from '../paytr/demo-store.ts';
import type { Deed, PaymentDriver } from './payment-driver.ts';

const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);

const gatewayActions: Readonly<Record<Deed, string>> = {
  pay: 'approve',
  paySilently: 'silent',
  fail: 'refuse',
  repeat: 'repeat',
  forge: 'forge',
};
const gatewayDeed = (ref: string, deed: Deed) => `/gateway/payments/${ref}/${gatewayActions[deed]}`;

const sandboxGatewayDriver: PaymentDriver = {
  name: GATEWAY_PARTY,
  open: (parts) => createSandboxGateway(parts),
  method: { code: 'hizli-havale', name: 'Hızlı Havale' },
  fields: { sender_name: 'Işıl Gün' },
  refused: { amountMinor: 0n },
  canRefund: true,
  deedPath: gatewayDeed,
  payoutFields: { iban: 'TR330006100519786457841326' },
  payoutPath: gatewayDeed,
  moodPath: (mood) => `/gateway/mood/${mood}`,
  listPath: '/gateway.json',
  idsIn: ({ payments }, subject) =>
    listOf(payments)
      .filter((payment) => payment['subject'] === subject)
      .map((payment) => payment['providerRef']),
  malformed({ keys, clock }) {
    const rawBody = '{"notice_id":"n1","amount":"many"}';
    const key = keys.current(GATEWAY_PARTY, 7);
    return {
      rawBody,
      headers: signRequest({ method: 'POST', path: PAYMENT_NOTICE_PATH, rawBody }, key, clock),
    };
  },
  stalePath: (ref) => `/gateway/payments/${ref}/stale`,
};

const paytrActions: Readonly<Record<Deed, string>> = {
  pay: 'pay',
  paySilently: 'silent',
  fail: 'fail',
  repeat: 'repeat',
  forge: 'forge',
};

const paytrDriver: PaymentDriver = {
  name: PAYTR,
  open: ({ keys, baseUrl, ...parts }) =>
    createPaytr({ ...parts, baseUrl, pageUrl: baseUrl, store: demoPaytrStore(keys) }),
  method: { code: 'kart', name: 'Kart' },
  fields: {},
  refused: { currency: 'CHF' },
  canRefund: true,
  deedPath: (ref, deed) => `/paytr/orders/${ref}/${paytrActions[deed]}`,
  moodPath: (mood) => `/paytr/mood/${mood}`,
  listPath: '/paytr.json',
  idsIn: ({ orders }) => listOf(orders).map((order) => order['id']),
  malformed({ keys }) {
    const form = { merchant_oid: 'B7T12', status: 'success', total_amount: '12,50' };
    const signed = { ...form, hash: paytrNoticeHash(form, demoPaytrStore(keys)) };
    return { rawBody: String(new URLSearchParams(signed)), headers: {} };
  },
};

const btcpayActions: Readonly<Record<Deed, string>> = { ...paytrActions };

const btcpayDriver: PaymentDriver = {
  name: BTCPAY,
  open: ({ keys, ...parts }) => createBtcpay({ ...parts, ...demoBtcpayStore(keys) }),
  method: { code: 'bitcoin', name: 'Bitcoin' },
  fields: { coin: 'btc' },
  refused: { currency: '' },
  canRefund: false,
  deedPath: (ref, deed) => `/btcpay/invoices/${ref}/${btcpayActions[deed]}`,
  payoutFields: { coin: 'btc', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  payoutPath: (ref, deed) => `/btcpay/payouts/${ref}/${btcpayActions[deed]}`,
  moodPath: (mood) => `/btcpay/mood/${mood}`,
  listPath: '/btcpay.json',
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

/** Every payment adapter with its stand-in. */
export const paymentDrivers: readonly PaymentDriver[] = [sandboxGatewayDriver, paytrDriver, btcpayDriver];
