import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { formatWire } from '@baize/currency';

import { openCoinPayment } from '../gateway/coins.ts';
import { applyMood, type Moody } from '../gateway/gateway-mood.ts';
import type { BtcpayStore } from './btcpay-store.ts';
import type { StoredInvoice } from './entities.ts';
import { addPayoutCalls } from './add-payout-calls.ts';

export interface BtcpayCallsDeps {
  readonly store: BtcpayStore;
  readonly storeId: string;
  readonly apiKey: string;
  readonly origin: string;
  readonly gateway: Moody;
}

interface NewInvoice {
  amount?: string;
  currency?: string;
  metadata?: { orderId?: string };
  checkout?: {
    expirationMinutes?: number;
    redirectURL?: string;
    defaultLanguage?: string;
    paymentMethods?: string[];
  };
}

const BASE = '/api/v1/stores/:storeId';

/** The calls of the Greenfield API that our adapter uses, for one store. */
export function addBtcpayCalls(app: FastifyInstance, deps: BtcpayCallsDeps): void {
  const { store, storeId, apiKey, gateway } = deps;
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== `token ${apiKey}`)
      return reply.code(401).send({ code: 'unauthenticated', message: 'the key is wrong' });
    const { storeId: wanted } = request.params as { storeId?: string };
    if (wanted !== undefined && wanted !== storeId)
      return reply.code(404).send({ code: 'store-not-found', message: 'no such store' });
    return undefined;
  });
  applyMood(app, gateway);
  addInvoiceCalls(app, deps);
  addPayoutCalls(app, store);
}

function addInvoiceCalls(app: FastifyInstance, { store, origin }: BtcpayCallsDeps): void {
  app.post<{ Body: NewInvoice | null }>(`${BASE}/invoices`, async (request, reply) => {
    const { amount = '', currency = '', metadata, checkout } = request.body ?? {};
    if (!/^\d{1,10}(\.\d{1,2})?$/.test(amount) || currency === '')
      return reply.code(422).send([{ path: 'amount', message: 'the amount or the currency is wrong' }]);
    const now = store.now();
    const id = store.newId();
    const amountMinor = Math.round(Number(amount) * 100);
    const [coin = 'BTC'] = (checkout?.paymentMethods?.[0] ?? 'BTC-CHAIN').split('-');
    const invoice = await store.add<StoredInvoice>({
      kind: 'invoice',
      id,
      orderId: metadata?.orderId ?? '',
      amountMinor,
      paidMinor: 0,
      currency,
      status: 'New',
      additionalStatus: 'None',
      coin: openCoinPayment(coin, BigInt(amountMinor), id),
      redirectUrl: checkout?.redirectURL ?? '',
      lang: checkout?.defaultLanguage === 'en' ? 'en' : 'tr',
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + (checkout?.expirationMinutes ?? 15) * 60_000).toISOString(),
      changedAt: null,
      webhooks: [],
    });
    return onWire(invoice, origin);
  });

  app.get<{ Querystring: Record<string, string | undefined> }>(`${BASE}/invoices`, async ({ query }) => {
    const { orderId, status, startDate, endDate, skip = '0', take = '50' } = query;
    const found = store.invoices().filter((invoice) => {
      const createdAt = Math.floor(Date.parse(invoice.createdAt) / 1_000);
      const isInRange = createdAt >= Number(startDate ?? 0) && createdAt <= Number(endDate ?? Infinity);
      const isIt = orderId === undefined || invoice.orderId === orderId;
      return isIt && isInRange && (status === undefined || invoice.status === status);
    });
    return found.slice(Number(skip), Number(skip) + Number(take)).map((invoice) => onWire(invoice, origin));
  });

  app.get<{ Params: { id: string } }>(`${BASE}/invoices/:id`, async (request, reply) => {
    const invoice = store.invoices().find(({ id }) => id === request.params.id);
    return invoice ? onWire(invoice, origin) : reply.code(404).send({ code: 'invoice-not-found' });
  });

  app.get<{ Params: { id: string } }>(`${BASE}/invoices/:id/payment-methods`, async (request, reply) => {
    const invoice = store.invoices().find(({ id }) => id === request.params.id);
    if (!invoice) return reply.code(404).send({ code: 'invoice-not-found' });
    const { coin, address, amount, paid, rate, confirmations } = invoice.coin;
    const payment = { value: paid, status: confirmations > 0 ? 'Settled' : 'Processing' };
    return [
      {
        paymentMethodId: `${coin}-CHAIN`,
        activated: true,
        destination: address,
        rate,
        amount,
        totalPaid: paid,
        payments: paid === '0' ? [] : [payment],
      },
    ];
  });
}

function onWire(invoice: StoredInvoice, origin: string): object {
  return {
    id: invoice.id,
    checkoutLink: `${origin}/i/${invoice.id}`,
    status: invoice.status,
    additionalStatus: invoice.additionalStatus,
    amount: formatWire(BigInt(invoice.amountMinor)),
    paidAmount: formatWire(BigInt(invoice.paidMinor)),
    currency: invoice.currency,
    createdTime: Math.floor(Date.parse(invoice.createdAt) / 1_000),
    expirationTime: Math.floor(Date.parse(invoice.expiresAt) / 1_000),
    metadata: { orderId: invoice.orderId },
  };
}
