import { transactionStatus } from '@baize/contract';
import { proveBalances } from '@baize/ledger';
import type { PaymentState } from '@baize/providers';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { raceCounts } from '../testing/config/race-counts.ts';
import { approveWithdrawal, rejectWithdrawal } from '../testing/operator-decisions.ts';
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

const { pending, approved, rejected, processing, cancelled, expired, returned } = transactionStatus;

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
        () => rejectWithdrawal(open, id),
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

test(
  `an approval, a cancellation and an expiry of a deposit, ${raceCounts.races} times at once: what was paid is credited once`,
  async () => {
    for (let race = 0; race < raceCounts.races; race += 1) {
      const playerId = await addPlayer(0n);
      const id = await write({ siteId, playerId });
      clock.advance(24 * 60 * 60_000);
      const report = { ...reportOf(id, 'paid'), providerRef: `ref-${id}` };
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

function reportOf(id: number, state: PaymentState, amountMinor = 25_000n, currency = 'TRY') {
  return {
    subject: 'payment',
    provider: paymentProvider,
    siteId: null,
    providerRef: `ref-${id}`,
    transactionId: id,
    state,
    amountMinor,
    currency,
  } as const;
}

const happening = fc.oneof(
  fc.record({
    kind: fc.constant('report' as const),
    state: fc.constantFrom<PaymentState>('open', 'seen', 'paid', 'failed', 'expired', 'returned'),
    amountMinor: fc.constantFrom(25_000n, 25_000n, 10_000n, 30_000n),
    currency: fc.constantFrom('TRY', 'TRY', 'TRY', 'EUR'),
    // The process dies, or the database refuses, after the booking.
    crashes: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('expire' as const) }),
);

test(
  'whatever happens to a deposit in whatever order, the ledger has what its row says',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 12 }), async (story) => {
        const playerId = await addPlayer(0n);
        const id = await write({ siteId, playerId });
        for (const one of story) {
          if (one.kind === 'cancel') await isFine(cancelPending(contextOf(playerId), { id }));
          else if (one.kind === 'expire') {
            clock.advance(24 * 60 * 60_000);
            await expirePayments(open);
          } else {
            const report = reportOf(id, one.state, one.amountMinor, one.currency);
            const before = [(await rowOf(id)).status, await sums(playerId)];
            if (one.crashes) {
              await isFine(applyReport({ ...open, ledger: dyingLedger() }, report));
              const after = await rowOf(id);
              // A crash leaves nothing behind, unless nothing was to be booked.
              if (after.status === approved || after.status === returned)
                expect([after.status, await sums(playerId)]).toEqual(before);
            }
            const decision = await applyReport(open, report);
            const settled = [await rowOf(id), await sums(playerId)];
            const again = await applyReport(open, report);
            expect([await rowOf(id), await sums(playerId)]).toEqual(settled);
            expect(again.result).toBe(decision.result);
          }
        }
        const row = await rowOf(id);
        const isCredited = row.status === approved || row.status === returned;
        const credited = isCredited ? (row.creditedMinor ?? row.amountMinor) : 0n;
        expect(await sums(playerId)).toEqual([credited - row.returnedMinor, 0n]);
        if (row.status === pending || row.status === processing) expect(row.returnedMinor).toBe(0n);
      }),
      { numRuns: raceCounts.histories },
    );
  },
  FULL_MS,
);

function dyingLedger(): typeof ledger {
  return {
    ...ledger,
    within: (transaction) => ({
      ...ledger.within(transaction),
      async book(command) {
        await ledger.within(transaction).book(command);
        throw new Error('the process died');
      },
    }),
  };
}
