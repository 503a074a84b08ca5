import { transactionStatus } from '@baize/contract';
import { proveBalances } from '@baize/ledger';
import { afterAll, expect, test } from 'vitest';

import { raceCounts } from '../testing/config/race-counts.ts';
import { approveWithdrawal, rejectAsOperator } from '../testing/operator-decisions.ts';
import { createPaymentWriter, paymentProvider } from '../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { cancelPending } from './cancel-pending.ts';
import { expirePayments } from './expire-payments.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

const FULL_MS = 30 * 60_000;

const open = await openWithdrawals();
const { database, clock, ledger, payouts, addPlayer, contextOf, rowOf } = open;
const write = createPaymentWriter(database, clock);
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

const { approved, rejected, cancelled, expired } = transactionStatus;

async function withdraw(playerId: number, amount = '100.00'): Promise<number> {
  const body = { payment_id: 2, amount, iban: sampleIban };
  const { transaction_id: id } = await requestWithdrawal(contextOf(playerId), body as never);
  return id;
}

async function sums(playerId: number): Promise<[main: bigint, held: bigint]> {
  const { main, held } = await ledger.balances(siteId, playerId);
  return [main, held];
}

const isFine = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

test(
  `approval, cancellation and expiry of a withdrawal, ${raceCounts.races} times at once: one wins`,
  async () => {
    payouts.reply = 'paid';
    const ends = new Map<number, number>();
    for (let race = 0; race < raceCounts.races; race += 1) {
      const playerId = await addPlayer(10_000n);
      const id = await withdraw(playerId);
      clock.advance(1_440 * 60_000);
      const works = [
        () => approveWithdrawal(open, id),
        () => cancelPending(contextOf(playerId), { id }),
        () => expirePayments(open),
        () => rejectAsOperator(open, id),
      ];
      // Another one first each time, since the first usually wins.
      const inTurn = works.map((_, index) => works[(index + race) % works.length]);
      await Promise.all(inTurn.map((work) => isFine(Promise.resolve(work?.()))));
      const { status } = await rowOf(id);
      ends.set(status, (ends.get(status) ?? 0) + 1);
      expect(await sums(playerId)).toEqual(status === approved ? [0n, 0n] : [10_000n, 0n]);
    }
    expect(
      [...ends.keys()].every((status) => [approved, cancelled, expired, rejected].includes(status as 1)),
    ).toBe(true);
    expect(ends.size).toBeGreaterThan(1);
  },
  FULL_MS,
);

test(
  `${raceCounts.atOnce} withdrawals of a whole balance at once, ${raceCounts.rounds} times: one is held`,
  async () => {
    for (let round = 0; round < raceCounts.rounds; round += 1) {
      const playerId = await addPlayer(10_000n);
      const won = await Promise.all(
        Array.from({ length: raceCounts.atOnce }, () => isFine(withdraw(playerId))),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await sums(playerId)).toEqual([0n, 10_000n]);
    }
  },
  FULL_MS,
);

test('withdrawals at once of a balance that is enough for all: one is pending', async () => {
  const atOnce = 8;
  for (let round = 0; round < 5; round += 1) {
    const playerId = await addPlayer(BigInt(atOnce) * 10_000n);
    const won = await Promise.all(Array.from({ length: atOnce }, () => isFine(withdraw(playerId))));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await sums(playerId)).toEqual([BigInt(atOnce - 1) * 10_000n, 10_000n]);
  }
});

test(
  `an approval, a cancellation and an expiry of a deposit, ${raceCounts.races} times at once: what was paid is credited once`,
  async () => {
    for (let race = 0; race < raceCounts.races; race += 1) {
      const playerId = await addPlayer(0n);
      const id = await write({ siteId, playerId });
      clock.advance(24 * 60 * 60_000);
      const report = {
        subject: 'payment',
        provider: paymentProvider,
        siteId: null,
        providerRef: `ref-${id}`,
        transactionId: id,
        state: 'paid',
        amountMinor: 25_000n,
        currency: 'TRY',
      } as const;
      const works = [
        () => applyReport(open, report),
        () => cancelPending(contextOf(playerId), { id }),
        () => expirePayments(open),
        () => applyReport(open, report),
      ];
      await Promise.all(
        works.map((_, index) => isFine(Promise.resolve(works[(index + race) % works.length]?.()))),
      );
      expect([(await rowOf(id)).status, await sums(playerId)]).toEqual([approved, [25_000n, 0n]]);
    }
  },
  FULL_MS,
);
