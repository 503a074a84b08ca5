import { describe, expect, it } from 'vitest';

import { createProviderClient, type ProviderClient } from '../client/provider-client.ts';
import { PaymentGatewayUnavailable, PaymentRefused } from '../ports/payment-gateway.ts';
import { invoiceReply, paymentMethodList, payoutReply } from './messages.ts';
import { formatOrderId, parseOrderId } from './order-id.ts';
import { openGreenfield } from './greenfield.ts';
import { createBtcpayPayouts } from './payouts.ts';
import { readStatement } from './statement.ts';
import { orderOf, reportInvoice, reportPayout } from './reports.ts';
import { isSignedWebhook, signWebhook } from './webhook-signature.ts';

const body =
  '{"deliveryId":"d1","webhookId":"w1","originalDeliveryId":"d1","isRedelivery":false,"type":"InvoiceSettled","timestamp":1700000000,"storeId":"s1","invoiceId":"i1"}';
const signature = 'sha256=e87cef57a9675116c391cc65f8c25bbfc0c0420528d107992eb142c3a028f74f';

describe('the signature of a webhook', () => {
  it('is the one of the documentation', () => expect(signWebhook(body, 'btcpay-secret')).toBe(signature));

  it.each([
    ['another body', `${body} `, signature],
    ['another signature', body, signature.replace('e8', 'e9')],
    ['no signature', body, undefined],
    ['two signatures', body, [signature, signature]],
    ['a cut one', body, signature.slice(0, -2)],
  ])('refuses %s', (_, text, given) => expect(isSignedWebhook(text, given, 'btcpay-secret')).toBe(false));

  it('accepts its own', () => expect(isSignedWebhook(body, signature, 'btcpay-secret')).toBe(true));
});

describe('an invoice', () => {
  const wire = {
    id: 'i1',
    checkoutLink: 'https://pay.host/i/i1',
    amount: '500.00',
    paidAmount: '512.3456',
    currency: 'TRY',
    createdTime: 1_777_636_800,
    expirationTime: 1_777_637_700,
    metadata: { orderId: '7-12' },
  };

  it.each([
    ['New', 'None', 'open', 50_000n],
    ['New', 'PaidPartial', 'seen', 51_234n],
    ['Processing', 'None', 'seen', 51_234n],
    ['Settled', 'None', 'paid', 50_000n],
    ['Settled', 'PaidOver', 'paid', 51_234n],
    ['Settled', 'Marked', 'paid', 50_000n],
    ['Settled', 'PaidLate', 'late', 51_234n],
    ['Expired', 'None', 'expired', 50_000n],
    ['Expired', 'PaidPartial', 'paid', 51_234n],
    ['Expired', 'PaidLate', 'late', 51_234n],
    ['Invalid', 'None', 'failed', 50_000n],
    ['Invalid', 'Marked', 'failed', 50_000n],
  ])('that is %s and %s is %s', (status, additionalStatus, state, amountMinor) => {
    const invoice = invoiceReply.parse({ ...wire, status, additionalStatus });
    expect(reportInvoice(invoice, 12)).toMatchObject({
      subject: 'payment',
      providerRef: 'i1',
      transactionId: 12,
      state,
      amountMinor,
      currency: 'TRY',
    });
  });

  it.each([
    [[], 0],
    [['Processing'], 0],
    [['Settled'], 1],
    [['Settled', 'Processing'], 0],
    [['Settled', 'Invalid'], 1],
    [['Invalid'], 0],
    [undefined, 0],
  ])('whose payments are %j has %i confirmations', (statuses, confirmations) => {
    const [method] = paymentMethodList.parse([
      {
        paymentMethodId: 'BTC-CHAIN',
        destination: 'bc1q',
        rate: '4125000',
        amount: '0.00012122',
        totalPaid: '0.0001',
        payments: statuses?.map((status) => ({ status })),
      },
    ]);
    const invoice = invoiceReply.parse({ ...wire, status: 'Processing', additionalStatus: 'None' });
    expect(reportInvoice(invoice, 12, method)).toMatchObject({ coin: { paid: '0.0001', confirmations } });
    expect(reportInvoice(invoice, 12)).not.toHaveProperty('coin');
  });

  it('without an order of ours is not ours', () => {
    const invoice = { ...wire, status: 'Settled', additionalStatus: 'None' };
    expect(orderOf(invoiceReply.parse(invoice))).toEqual({ siteId: 7, transactionId: 12 });
    for (const metadata of [
      null,
      {},
      { orderId: 'A-1' },
      { orderId: '07-1' },
      { orderId: '7-9007199254740993' },
    ])
      expect(orderOf(invoiceReply.parse({ ...invoice, metadata }))).toBeUndefined();
  });
});

it.each([
  ['AwaitingApproval', 'open'],
  ['AwaitingPayment', 'open'],
  ['InProgress', 'seen'],
  ['Completed', 'paid'],
  ['Cancelled', 'failed'],
])('a payout that is %s is %s', (state, ours) => {
  const wire = {
    id: 'p1',
    revision: 0,
    state,
    date: '1777636800',
    originalCurrency: 'TRY',
    originalAmount: '75.5',
  };
  expect(reportPayout(payoutReply.parse(wire), 3)).toMatchObject({ state: ours, amountMinor: 7_550n });
});

it('writes orders as the server expects them', () => {
  const order = { siteId: 123_456_789, transactionId: 77 };
  expect(parseOrderId(formatOrderId(order))).toEqual(order);
});

it.each([
  ['overdraft', 400, PaymentGatewayUnavailable],
  ['duplicate-destination', 400, PaymentGatewayUnavailable],
  ['missing-permission', 403, PaymentGatewayUnavailable],
  ['amount-too-low', 400, PaymentRefused],
  ['not an address', 422, PaymentRefused],
])('a payout that the server declines with %s', async (code, status, error) => {
  const answers = [
    { status: 200, body: '[]' },
    { status: 200, body: '{"id":"pp1","name":"7-12"}' },
    { status, body: JSON.stringify({ code }) },
  ];
  const none = { status: 500, body: '' };
  const client: ProviderClient = { ...createProviderClient(), send: async () => answers.shift() ?? none };
  const payouts = createBtcpayPayouts({ client, baseUrl: 'https://pay.host', storeId: 's', apiKey: 'k' });
  const payout = payouts.createPayout({
    siteId: 7,
    transactionId: 12,
    amountMinor: 50_000n,
    currency: 'TRY',
    method: { code: 'bitcoin', name: 'Bitcoin' },
    fields: { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    player: { id: '7-5', name: 'Işıl Gün' },
  });
  await expect(payout).rejects.toBeInstanceOf(error);
  expect(answers).toEqual([]);
});

it('a statement has every page of the invoices, and the payouts, which have no pages, once', async () => {
  const invoices = Array.from({ length: 250 }, (_, at) => ({
    id: `i${at}`,
    checkoutLink: `https://pay.host/i/i${at}`,
    status: 'Settled',
    additionalStatus: 'None',
    amount: '500.00',
    currency: 'TRY',
    createdTime: 1_777_636_800,
    expirationTime: 1_777_637_700,
    metadata: { orderId: `7-${at + 1}` },
  }));
  const payouts = Array.from({ length: 250 }, (_, at) => ({
    id: `p${at}`,
    revision: 0,
    state: 'Completed',
    date: '1777636800',
    originalCurrency: 'TRY',
    originalAmount: '75.5',
    metadata: { orderId: `7-${at + 1_001}` },
  }));
  const asked: string[] = [];
  const client: ProviderClient = {
    ...createProviderClient(),
    async send({ url }) {
      const { pathname, searchParams } = new URL(url);
      const [skip, take] = [Number(searchParams.get('skip')), Number(searchParams.get('take'))];
      asked.push(`${pathname.split('/').at(-1)} ${skip} ${take}`);
      // The list of payouts takes no page, whatever it is asked for.
      const list = pathname.endsWith('/payouts') ? payouts : invoices.slice(skip, skip + take);
      return { status: 200, body: JSON.stringify(list) };
    },
  };
  const open = () => openGreenfield({ client, baseUrl: 'https://pay.host', storeId: 's', apiKey: 'k' });
  const day = { from: new Date('2026-05-01T00:00:00Z'), to: new Date('2026-05-02T00:00:00Z') };
  const lines = await readStatement(open, { siteId: 7, ...day });
  expect(new Set(lines.map(({ providerRef }) => providerRef)).size).toBe(500);
  expect(lines).toHaveLength(500);
  expect(asked).toEqual(['invoices 0 100', 'invoices 100 100', 'invoices 200 100', 'payouts 0 0']);
});

it('a payout is looked up in its own pull payment, not in all payouts of the store', async () => {
  const payout = {
    id: 'p1',
    revision: 0,
    pullPaymentId: 'pp1',
    state: 'Cancelled',
    date: '1777636800',
    originalCurrency: 'TRY',
    originalAmount: '75.5',
    metadata: { orderId: '7-12' },
  };
  const paths: string[] = [];
  const client: ProviderClient = {
    ...createProviderClient(),
    async send({ url }) {
      const { pathname, search } = new URL(url);
      paths.push(`${pathname}${search}`);
      const names = [
        { id: 'pp0', name: '7-11' },
        { id: 'pp1', name: '7-12' },
      ];
      return { status: 200, body: JSON.stringify(paths.length === 1 ? names : [payout]) };
    },
  };
  const payouts = createBtcpayPayouts({ client, baseUrl: 'https://pay.host', storeId: 's', apiKey: 'k' });
  const key = { siteId: 7, transactionId: 12, providerRef: null };
  expect(await payouts.findPayout(key)).toMatchObject({ providerRef: 'p1', state: 'failed' });
  expect(paths).toEqual([
    '/api/v1/stores/s/pull-payments?includeArchived=true',
    '/api/v1/pull-payments/pp1/payouts?includeCancelled=true',
  ]);
});
