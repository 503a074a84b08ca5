import { formatWire } from '@baize/currency';

import {
  PaymentGatewayUnavailable,
  type PaymentKey,
  PaymentRefused,
  type PayoutPort,
  type PayoutRequest,
} from '../ports/payment-gateway.ts';
import { type Greenfield, type GreenfieldOptions, openGreenfield } from './greenfield.ts';
import { payoutList, payoutReply, pullPaymentList, pullPaymentReply } from './messages.ts';
import type { Payout } from './messages.ts';
import { formatOrderId } from './order-id.ts';
import { orderOf, reportPayout } from './reports.ts';

/**
 * Payouts in the account's currency. The server has no idempotency key for them, so each has a pull payment of exactly its
 * amount, with our order as its name: a second payout would exceed it. A payout is created without approval, because a key
 * that may approve on creation can pay without any second step, and then approved with its revision.
 */
export function createBtcpayPayouts(options: GreenfieldOptions): PayoutPort {
  return {
    async createPayout(request) {
      const server = openGreenfield(options);
      const pullPaymentId = await findPullPayment(server, request);
      const known = pullPaymentId === undefined ? undefined : await findIn(server, pullPaymentId);
      const payout = known ?? (await create(server, request, pullPaymentId));
      return reportPayout(await approve(server, payout), request.transactionId);
    },
    async findPayout(key) {
      const payout = await find(openGreenfield(options), key);
      return payout && reportPayout(payout, key.transactionId);
    },
  };
}

async function findPullPayment(
  server: Greenfield,
  order: Pick<PaymentKey, 'siteId' | 'transactionId'>,
): Promise<string | undefined> {
  const pullPayments = await server.get('pull-payments?includeArchived=true', pullPaymentList);
  return pullPayments?.find(({ name }) => name === formatOrderId(order))?.id;
}

/** A pull payment of ours has at most one payout. */
async function findIn(server: Greenfield, pullPaymentId: string): Promise<Payout | undefined> {
  const path = `/pull-payments/${encodeURIComponent(pullPaymentId)}/payouts?includeCancelled=true`;
  const payouts = await server.get(path, payoutList);
  return payouts?.[0];
}

async function find(server: Greenfield, key: PaymentKey): Promise<Payout | undefined> {
  if (key.providerRef !== null) {
    const payout = await server.get(`payouts/${encodeURIComponent(key.providerRef)}`, payoutReply);
    const order = payout && orderOf(payout);
    return order?.siteId === key.siteId && order.transactionId === key.transactionId ? payout : undefined;
  }
  const pullPaymentId = await findPullPayment(server, key);
  return pullPaymentId === undefined ? undefined : findIn(server, pullPaymentId);
}

async function create(
  server: Greenfield,
  request: PayoutRequest,
  knownPullPaymentId: string | undefined,
): Promise<Payout> {
  const amount = formatWire(request.amountMinor);
  const payoutMethodId = payoutMethodOf(request);
  const orderId = formatOrderId(request);
  const { address: destination } = request.fields;
  if (destination === undefined || destination === '') throw new PaymentRefused('there is no address');
  const pullPayment = { name: orderId, amount, currency: request.currency, payoutMethods: [payoutMethodId] };
  const pullPaymentId =
    knownPullPaymentId ??
    (await server.post('pull-payments', { ...pullPayment, autoApproveClaims: false }, pullPaymentReply)).id;
  return server.post(
    'payouts',
    { destination, amount, payoutMethodId, pullPaymentId, approved: false, metadata: { orderId } },
    payoutReply,
  );
}

async function approve(server: Greenfield, payout: Payout): Promise<Payout> {
  if (payout.state !== 'AwaitingApproval') return payout;
  try {
    const { id, revision } = payout;
    return await server.post(`payouts/${encodeURIComponent(id)}`, { revision }, payoutReply);
  } catch (error) {
    // The payout exists, so it is not refused for good: no rate for a moment, or somebody changed it meanwhile.
    if (error instanceof PaymentRefused)
      throw new PaymentGatewayUnavailable('the payout was not approved', { cause: error });
    throw error;
  }
}

/** `BTC-CHAIN` unless the form names another method or coin. */
function payoutMethodOf({ fields }: PayoutRequest): string {
  const { payout_method: method, coin = 'btc' } = fields;
  return method ?? `${coin.toUpperCase()}-CHAIN`;
}
