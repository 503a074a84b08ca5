import { transactionStatus } from '@baize/contract';
import { eq, freezePlayer, paymentTransaction } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { afterAll, afterEach, describe, expect, test } from 'vitest';

import { addConfirmed } from '../testing/confirmed-operator.ts';
import { approveAsOperator, operator, operatorServicesOf } from '../testing/operator-decisions.ts';
import { openWithdrawals, sampleIban, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { askGateways } from './ask-gateways.ts';
import { listOpen, payAgain, readPayoutProgress, rejectPayment } from './decisions/index.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { sendPayout } from './send-payout.ts';

const open = await openWithdrawals();
const { clock, ledger, payouts, problems, rowOf } = open;
const services = operatorServicesOf(open);
const second = { name: 'grace' };
await addConfirmed(open, second.name);

const { processing, rejected } = transactionStatus;
const HOUR_MS = 60 * 60_000;

afterEach(() => {
  Object.assign(payouts, { reply: 'open', found: undefined });
  payouts.sent.length = 0;
  problems.length = 0;
});
afterAll(async () => {
  await proveBalances(ledger);
  await open.database.drop();
});

/** An approved withdrawal of 250.00, which is all the player has. */
async function approved() {
  const playerId = await open.addPlayer(25_000n);
  const body = { payment_id: 2, amount: '250.00', iban: sampleIban };
  const { transaction_id: id } = await requestWithdrawal(open.contextOf(playerId), body as never);
  await approveAsOperator(open, id);
  const sums = async () => {
    const { main, held } = await ledger.balances(siteId, playerId);
    return [main, held];
  };
  return { id, playerId, sums, send: async () => sendPayout(open, await rowOf(id)) };
}

async function silentFor(hours: number) {
  const payout = await approved();
  payouts.reply = 'silent';
  await payout.send();
  for (let hour = 0; hour < hours; hour += 1) {
    clock.advance(HOUR_MS);
    await askGateways(open);
  }
  return payout;
}

const reject = (by: typeof operator, id: number) => rejectPayment(services, by, { id, note: 'Ulaşmadı' });
const reviewsOf = async (id: number) =>
  (await listOpen(services, siteId)).reviews
    .filter(({ tx }) => tx.startsWith(`${id}:`))
    .map(({ reason }) => reason);

describe('a payout without a reply', () => {
  test('is reported at each attempt, and is for an operator after hours', async () => {
    const { id } = await silentFor(5);
    expect(problems.length).toBe((await rowOf(id)).attempts);
    expect(problems[0]).toMatchObject({
      siteId,
      id,
      provider: 'pay',
      error: { name: 'PaymentGatewayUnavailable' },
    });
    expect(await reviewsOf(id)).toEqual([]);
    clock.advance(HOUR_MS);
    await askGateways(open);
    clock.advance(HOUR_MS);
    await askGateways(open);
    expect(await reviewsOf(id)).toEqual(['payout_without_reply: PaymentGatewayUnavailable: silence']);
  });

  test('is rejected by two operators, and only after a review', async () => {
    const { id, sums } = await silentFor(5);
    clock.advance(2 * 60_000);
    await expect(reject(operator, id)).rejects.toThrow('is with the gateway');
    expect(await open.rowOf(id)).toMatchObject({ status: processing });
    clock.advance(2 * HOUR_MS);
    await askGateways(open);
    await expect(reject(operator, id)).rejects.toThrow('is being sent');
    clock.advance(HOUR_MS / 2);
    expect(await reject(operator, id)).toEqual({ state: 'waiting' });
    expect([await sums(), (await rowOf(id)).status]).toEqual([[0n, 25_000n], processing]);
    await expect(reject(operator, id)).rejects.toMatchObject({ why: 'own' });
    expect(await reject(second, id)).toEqual({ state: 'rejected' });
    expect([await sums(), (await rowOf(id)).status]).toEqual([[25_000n, 0n], rejected]);
    const late = {
      subject: 'payout',
      provider: 'pay',
      siteId,
      providerRef: `out-${id}`,
      transactionId: id,
    } as const;
    const paid = { state: 'paid', amountMinor: 25_000n, currency: 'TRY' } as const;
    expect(await applyReport(open, { ...late, ...paid })).toMatchObject({ result: 'mismatch' });
    expect(await reviewsOf(id)).toContain('unasked_payout: paid 25000 TRY');
  });

  test('that its gateway has forgotten says so in its review, and takes two operators as well', async () => {
    const { id, sums, send } = await approved();
    await send();
    clock.advance(HOUR_MS);
    await askGateways(open);
    expect(await reviewsOf(id)).toEqual([`payout_unknown: out-${id}`]);
    expect([await reject(operator, id), await reject(second, id)]).toEqual([
      { state: 'waiting' },
      { state: 'rejected' },
    ]);
    expect(await sums()).toEqual([25_000n, 0n]);
  });

  test('is rejected once, however many operators do it at once', async () => {
    const { id, sums } = await silentFor(8);
    clock.advance(HOUR_MS / 2);
    await reject(operator, id);
    const names = ['hedy', 'joan', 'mary'];
    for (const name of names) await addConfirmed(open, name);
    const results = await Promise.all(
      names.map((name) =>
        reject({ name }, id).then(
          ({ state }) => state,
          () => 'refused',
        ),
      ),
    );
    expect(results.toSorted()).toEqual(['refused', 'refused', 'rejected']);
    expect(await sums()).toEqual([25_000n, 0n]);
  });
});

describe('a payout that was never sent', () => {
  test('is rejected by one operator', async () => {
    const { id, playerId, sums, send } = await approved();
    await freezePlayer(
      open.database.pool,
      { siteId, playerId },
      { by: 'job', reason: 'drift', at: clock.now() },
    );
    expect([await send(), (await rowOf(id)).attempts]).toEqual([false, 0]);
    await expect(reject(operator, id)).rejects.toThrow('is being sent');
    clock.advance(60_000);
    expect(await reject(operator, id)).toEqual({ state: 'rejected' });
    expect([await sums(), payouts.sent]).toEqual([[25_000n, 0n], []]);
  });

  test('is either sent or rejected, if both happen at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      payouts.sent.length = 0;
      const { id, sums, send } = await approved();
      clock.advance(60_000);
      const works = [() => send(), () => reject(operator, id).catch(() => undefined)];
      await Promise.all((round % 2 === 0 ? works : works.toReversed()).map((work) => work()));
      const isSent = payouts.sent.length === 1;
      expect([await sums(), (await rowOf(id)).status]).toEqual(
        isSent ? [[0n, 25_000n], processing] : [[25_000n, 0n], rejected],
      );
    }
  });
});

describe('attempts', () => {
  test('rise once for each, and a process that died after its claim has made one', async () => {
    const { id, send } = await approved();
    const claimed = {
      attempts: 1,
      askedAt: clock.now(),
      sendingUntil: new Date(clock.now().getTime() + 60_000),
    };
    await open.database.sql.update(paymentTransaction).set(claimed).where(eq(paymentTransaction.id, id));
    expect([await send(), (await rowOf(id)).attempts]).toEqual([false, 1]);
    clock.advance(HOUR_MS);
    const known = { subject: 'payout', providerRef: `lost-${id}`, transactionId: id, state: 'open' } as const;
    payouts.found = { ...known, amountMinor: 25_000n, currency: 'TRY' };
    await Promise.all([askGateways(open), send(), askGateways(open)]);
    // Asked for before it was sent again.
    expect([payouts.sent, await rowOf(id)]).toMatchObject([[], { attempts: 2, providerRef: `lost-${id}` }]);
  });

  test('that an operator asks for say what they did', async () => {
    const { id, send } = await approved();
    payouts.reply = 'silent';
    await send();
    expect(await payAgain(services, operator, id)).toEqual({ state: 'on its way', attempts: 1 });
    clock.advance(HOUR_MS);
    expect(await payAgain(services, operator, id)).toEqual({ state: 'requested', attempts: 1 });
    const progress = () => readPayoutProgress(services, id, 1);
    expect(await progress()).toEqual({ state: 'waiting' });
    await send();
    const nextTryAt = new Date(clock.now().getTime() + 8 * 60_000);
    expect(await progress()).toEqual({ state: 'no reply', nextTryAt });
    clock.advance(8 * 60_000);
    payouts.reply = 'open';
    await askGateways(open);
    expect(await progress()).toEqual({ state: 'with the gateway', reference: `out-${id}` });
    payouts.found = {
      subject: 'payout',
      providerRef: `out-${id}`,
      transactionId: id,
      state: 'failed',
      amountMinor: 0n,
      currency: 'TRY',
    };
    clock.advance(HOUR_MS);
    await askGateways(open);
    expect(await progress()).toEqual({ state: 'given back' });
  });
});
