import type { FastifyInstance } from 'fastify';

import { formatWire } from '@baize/currency';
import { BTCPAY_API_PATH } from '@baize/providers';

import type { BtcpayStore } from './btcpay-store.ts';
import type { StoredPayout, StoredPullPayment } from './entities.ts';

interface NewPayout {
  destination?: string;
  amount?: string;
  pullPaymentId?: string;
  approved?: boolean;
  metadata?: { orderId?: string };
}

const BASE = `${BTCPAY_API_PATH}/stores/:storeId`;
/** Good enough to refuse a typing error. */
const addressForm = /^[A-Za-z0-9]{20,100}$/;

/** Pull payments and payouts. A pull payment limits what its payouts may take. */
export function addPayoutCalls(app: FastifyInstance, store: BtcpayStore): void {
  addPullPayments(app, store);

  app.post<{ Body: NewPayout | null }>(`${BASE}/payouts`, async (request, reply) => {
    const { destination = '', amount = '', pullPaymentId = '', approved, metadata } = request.body ?? {};
    // The demo's key lacks the right to approve on creation, as it should.
    if (approved === true) return reply.code(403).send({ code: 'missing-permission' });
    if (!addressForm.test(destination))
      return reply.code(422).send([{ path: 'destination', message: 'not an address' }]);
    const pullPayment = store.pullPayments().find(({ id }) => id === pullPaymentId);
    if (!pullPayment) return reply.code(404).send({ code: 'pullpayment-not-found' });
    const amountMinor = Math.round(Number(amount) * 100);
    if (takenMinor(store, pullPayment) + amountMinor > pullPayment.amountMinor)
      return reply.code(400).send({ code: 'overdraft', message: 'more than is left' });
    const payout = await store.add<StoredPayout>({
      kind: 'payout',
      id: store.newId(),
      pullPaymentId,
      orderId: metadata?.orderId ?? '',
      revision: 0,
      state: 'AwaitingApproval',
      destination,
      amountMinor,
      currency: pullPayment.currency,
      createdAt: store.now().toISOString(),
      changedAt: null,
      webhooks: [],
    });
    return payoutOnWire(payout);
  });

  app.get<{ Querystring: { includeCancelled?: string } }>(`${BASE}/payouts`, async ({ query }) =>
    listPayouts(store, query),
  );

  app.get<{ Params: { id: string } }>(`${BASE}/payouts/:id`, async (request, reply) => {
    const payout = store.payouts().find(({ id }) => id === request.params.id);
    return payout ? payoutOnWire(payout) : reply.code(404).send({ code: 'payout-not-found' });
  });

  app.post<{ Params: { id: string }; Body: { revision?: number } | null }>(
    `${BASE}/payouts/:id`,
    async (request, reply) => {
      const payout = store.payouts().find(({ id }) => id === request.params.id);
      if (!payout) return reply.code(404).send({ code: 'payout-not-found' });
      if (request.body?.revision !== payout.revision) return reply.code(400).send({ code: 'old-revision' });
      if (payout.state !== 'AwaitingApproval') return reply.code(400).send({ code: 'invalid-state' });
      await store.change(payout, { state: 'AwaitingPayment' });
      return payoutOnWire(payout);
    },
  );
}

function addPullPayments(app: FastifyInstance, store: BtcpayStore): void {
  app.post<{ Body: { name?: string; amount?: string; currency?: string } | null }>(
    `${BASE}/pull-payments`,
    async (request, reply) => {
      const { name = '', amount = '', currency = '' } = request.body ?? {};
      if (!/^\d{1,10}(\.\d{1,2})?$/.test(amount) || currency === '')
        return reply.code(422).send([{ path: 'amount', message: 'the amount or the currency is wrong' }]);
      const amountMinor = Math.round(Number(amount) * 100);
      const id = store.newId();
      return store.add<StoredPullPayment>({ kind: 'pull-payment', id, name, amountMinor, currency });
    },
  );
  app.get(`${BASE}/pull-payments`, async () => store.pullPayments());
  app.get<{ Params: { id: string }; Querystring: { includeCancelled?: string } }>(
    `${BTCPAY_API_PATH}/pull-payments/:id/payouts`,
    async ({ params, query }, reply) => {
      if (!store.pullPayments().some(({ id }) => id === params.id))
        return reply.code(404).send({ code: 'pullpayment-not-found' });
      return listPayouts(store, query).filter(({ pullPaymentId }) => pullPaymentId === params.id);
    },
  );
}

function takenMinor(store: BtcpayStore, { id }: StoredPullPayment): number {
  const own = store.payouts().filter((payout) => payout.pullPaymentId === id && payout.state !== 'Cancelled');
  return own.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

function listPayouts(store: BtcpayStore, query: { includeCancelled?: string }) {
  const payouts = store.payouts();
  return payouts
    .filter(({ state }) => query.includeCancelled === 'true' || state !== 'Cancelled')
    .map(payoutOnWire);
}

function payoutOnWire(payout: StoredPayout) {
  return {
    id: payout.id,
    revision: payout.revision,
    pullPaymentId: payout.pullPaymentId,
    date: String(Math.floor(Date.parse(payout.createdAt) / 1_000)),
    destination: payout.destination,
    originalCurrency: payout.currency,
    originalAmount: formatWire(BigInt(payout.amountMinor)),
    state: payout.state,
    metadata: { orderId: payout.orderId },
  };
}
