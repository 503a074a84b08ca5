import { createIdMaker } from '@baize/clock';
import { transactionStatus } from '@baize/contract';
import { openDatabase, paymentTransaction } from '@baize/db';
import {
  createRegistry,
  PaymentGatewayUnavailable,
  type PaymentReport,
  type Provider,
} from '@baize/providers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { createPaymentWriter } from '../testing/payment-rows.ts';
import { openWithdrawals, siteId } from '../testing/withdrawals.ts';
import { ASKED_AT_ONCE, askGateways } from './ask-gateways.ts';

const open = await openWithdrawals();
const { database, clock } = open;
const second = openDatabase({ url: database.url, maxConnections: 5 });
const write = createPaymentWriter(database, clock);
let playerId: number;
afterAll(async () => {
  await second.close();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('update payment_transaction set status = 4 where status = 0');
  playerId = await open.addPlayer(0n);
});

const atOnce = () => Promise.resolve();

/** A gateway that replies after `turn`. */
function gatewayOf(
  name: string,
  turn: () => Promise<unknown>,
  circuit: Provider['circuit'] = () => 'closed',
) {
  const seen = { name, asked: [] as number[], running: new Set<number>(), most: 0, twice: 0 };
  const provider: Provider = {
    name,
    circuit,
    payments: {
      failureEnds: 'payment' as const,
      createPayment: () => Promise.reject(new Error('not used')),
      notices: { read: () => Promise.reject(new Error('not used')) },
      async findPayment({ transactionId }) {
        seen.asked.push(transactionId);
        if (seen.running.has(transactionId)) seen.twice += 1;
        seen.running.add(transactionId);
        seen.most = Math.max(seen.most, seen.running.size);
        await turn();
        seen.running.delete(transactionId);
        if (circuit() !== 'closed') throw new PaymentGatewayUnavailable('silence');
        return paid(transactionId, name);
      },
    },
  };
  return { provider, seen };
}

const paid = (id: number, name: string): PaymentReport => ({
  subject: 'payment',
  providerRef: `${name}-${id}`,
  transactionId: id,
  state: 'paid',
  amountMinor: 25_000n,
  currency: 'TRY',
});

/** Payments at a gateway that are due now. */
async function payments(provider: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let one = 0; one < count; one += 1) {
    clock.advance(1);
    ids.push(await write({ siteId, playerId, provider }));
  }
  clock.advance(3 * 60_000);
  return ids;
}

const contextOf = (...providers: Provider[]) => ({ ...open, providers: createRegistry(providers) });

test('a slow gateway delays no other, and is asked about few payments at once', async () => {
  const release = Promise.withResolvers<void>();
  const slow = gatewayOf('slow', () => release.promise);
  const quick = gatewayOf('quick', atOnce);
  await payments('slow', 2 * ASKED_AT_ONCE);
  const quickIds = await payments('quick', 10);
  const run = askGateways(contextOf(slow.provider, quick.provider));
  await expect.poll(() => quick.seen.asked.length).toBe(10);
  expect(slow.seen.asked.length).toBeLessThanOrEqual(ASKED_AT_ONCE);
  release.resolve();
  expect(await run).toBe(10 + 2 * ASKED_AT_ONCE);
  expect(slow.seen.most).toBe(ASKED_AT_ONCE);
  for (const id of quickIds)
    expect(await open.rowOf(id)).toMatchObject({ status: transactionStatus.approved });
});

test('of two processes one asks, also while a gateway is slow', async () => {
  const slow = gatewayOf('slow', () => wait(40));
  const ids = await payments('slow', 25);
  const other = { ...contextOf(slow.provider), database: second, ids: createIdMaker(clock, 5) };
  const counts = await Promise.all([askGateways(contextOf(slow.provider)), askGateways(other)]);
  expect(counts[0] + counts[1]).toBe(25);
  expect(slow.seen.asked.toSorted((a, b) => a - b)).toEqual(ids);
  expect(slow.seen.twice).toBe(0);
});

test('a run ends at its deadline, and leaves the rest as it was for the next one', async () => {
  const runMs = 1_000;
  const slow = gatewayOf('slow', () => wait(runMs));
  const ids = await payments('slow', 6 * ASKED_AT_ONCE);
  const count = await askGateways(contextOf(slow.provider), undefined, { runMs });
  expect(count).toBe(ASKED_AT_ONCE);
  const rows = await database.sql.select().from(paymentTransaction);
  const left = rows.filter(({ id, askedAt }) => ids.includes(id) && askedAt === null);
  expect(left.every(({ attempts }) => attempts === 0)).toBe(true);
  expect(left).toHaveLength(ids.length - count);
  // Those that have waited longest came first.
  expect(slow.seen.asked.toSorted((a, b) => a - b)).toEqual(ids.slice(0, count));
  expect(await askGateways(contextOf(gatewayOf('slow', atOnce).provider))).toBe(ids.length - count);
});

test('a gateway that takes no calls is tried with one payment', async () => {
  const dead = gatewayOf('dead', atOnce, () => 'open');
  const ids = await payments('dead', 10);
  expect(await askGateways(contextOf(dead.provider))).toBe(1);
  expect(dead.seen.asked).toEqual(ids.slice(0, 1));
});
