import { type Body, transactionStatus } from '@baize/contract';
import { eq, paymentMethod, paymentTransaction } from '@baize/db';
import type { CreatedPayment } from '@baize/providers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { operatorServicesOf } from '../testing/operator-decisions.ts';
import { depositMethodId } from '../testing/payment-rows.ts';
import { openWithdrawals, siteId } from '../testing/withdrawals.ts';
import { listOpen } from './decisions/index.ts';
import { startDeposit } from './start-deposit.ts';

const open = await openWithdrawals();
const { database, clock } = open;
beforeAll(async () => {
  await database.sql
    .update(paymentMethod)
    .set({ endpoint: 'account/deposit/dynamic' })
    .where(eq(paymentMethod.id, depositMethodId));
});
afterAll(() => database.drop());

/** Starts a deposit whose gateway replies so. @returns the code of its error, and the row's status and reason */
async function start(reply: CreatedPayment) {
  const playerId = await open.addPlayer(0n);
  const context = open.contextOf(playerId, {
    origin: 'http://localhost',
    providers: { find: () => ({ createPayment: () => Promise.resolve(reply) }) },
  } as never);
  const body = { payment_id: depositMethodId, amount: '1000.00' };
  const code = await startDeposit(context, body as unknown as Body<'POST /account/deposit/dynamic'>).then(
    () => 'fine',
    (error: { code?: string }) => error.code,
  );
  const [row] = await database.sql
    .select()
    .from(paymentTransaction)
    .where(eq(paymentTransaction.playerId, playerId));
  return [code, row?.status, row?.changeReason, row?.providerRef, row?.id];
}

const { pending, rejected } = transactionStatus;
const url = 'https://pay.example/1';

test.each([
  // eslint-disable-next-line no-script-url
  ['a script', { url: 'javascript:alert(1)' }],
  ['data', { url: 'data:text/html,x' }],
  ['an address without a protocol', { url: '//evil.example' }],
  ['a time that is over', { url, expiresAt: new Date('2026-03-15T11:59:59Z') }],
])('%s in the reply of a gateway opens nothing', async (name, reply) => {
  const [code, status, reason] = await start({ ...reply, providerRef: name });
  expect([code, status, reason]).toEqual(['payment_gateway_unavailable', rejected, 'gateway_unavailable']);
});

test('a reference that another payment has opens nothing, and is for an operator', async () => {
  expect((await start({ url, providerRef: 'same' })).slice(0, 2)).toEqual(['fine', pending]);
  clock.advance(1_000);
  const [code, status, , providerRef, id] = await start({ url, providerRef: 'same' });
  expect([code, status, providerRef]).toEqual(['payment_gateway_unavailable', rejected, null]);
  const { reviews } = await listOpen(operatorServicesOf(open), siteId);
  expect(reviews.map(({ tx, reason }) => [tx, reason])).toEqual([
    [`${id}:reference_taken`, 'reference_taken'],
  ]);
});
