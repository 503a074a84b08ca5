import { proveBalances } from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { depositReport } from '../testing/deposit-report.ts';
import { operator, operatorServicesOf } from '../testing/operator-decisions.ts';
import { createPaymentWriter } from '../testing/payment-rows.ts';
import { openWithdrawals, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { approvePayment } from './decisions/index.ts';

const open = await openWithdrawals();
const { database, clock, ledger } = open;
const write = createPaymentWriter(database, clock);
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

const TIMES = 2;
let number = 0;

const report = (id: number, state: 'paid' | 'returned', amountMinor: bigint) =>
  applyReport(open, depositReport({ siteId, id, state, amountMinor }));

/** Bets are refunded as they were, at once or later. */
async function bet(playerId: number, amountMinor: bigint) {
  number += 1;
  const tx = `b${number}`;
  const common = { siteId, playerId, provider: 'studio', amountMinor, currency: 1 } as const;
  await ledger.book({ ...common, kind: 'bet', play: 'round', tx, gameId: 1, roundId: tx });
  return () => ledger.book({ ...common, kind: 'refund', tx: `r${tx}`, betTx: tx, roundId: tx });
}

async function left(playerId: number, times = TIMES): Promise<bigint> {
  const { rows } = await database.pool.query<{ left: string }>('select stake_left($1, $2, $3, $4) as left', [
    siteId,
    playerId,
    times,
    clock.now(),
  ]);
  return BigInt(rows[0]?.left ?? 0);
}

const step = fc.record({
  deed: fc.constantFrom('deposit', 'rest', 'bet', 'bet', 'bet', 'refund', 'return', 'return all'),
  amountMinor: fc.bigInt({ min: 1n, max: 5_000n }),
  which: fc.nat(20),
  minutes: fc.constantFrom(1, 9, 40, 100),
  isRead: fc.boolean(),
});

test('what is left to stake is the same whenever it was counted, also after a deposit was taken back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const playerId = await open.addPlayer(10_000_000n);
      const deposits: Deposit[] = [];
      const refunds: { amountMinor: bigint; book: () => Promise<unknown> }[] = [];
      const history: Entry[] = [];
      for (const { deed, amountMinor, which, minutes, isRead } of steps) {
        const deposit = deposits[which % Math.max(1, deposits.length)];
        if (deed === 'deposit') {
          const id = await write({ siteId, playerId, amountMinor });
          await report(id, 'paid', amountMinor);
          const made = { id, amountMinor, returnedMinor: 0n };
          deposits.push(made);
          history.push({ deposit: made, fromMinor: 0n, toMinor: amountMinor });
        } else if (deed === 'rest') {
          // What came back in part is with the operators.
          if (!deposit || deposit.returnedMinor > 0n) continue;
          const fromMinor = deposit.amountMinor;
          deposit.amountMinor += amountMinor;
          await report(deposit.id, 'paid', deposit.amountMinor);
          await approvePayment(operatorServicesOf(open), operator, { id: deposit.id });
          history.push({ deposit, fromMinor, toMinor: deposit.amountMinor });
        } else if (deed === 'bet') {
          refunds.push({ amountMinor, book: await bet(playerId, amountMinor) });
          history.push({ stakedMinor: amountMinor });
        } else if (deed === 'refund') {
          const [chosen] = refunds.splice(which % Math.max(1, refunds.length), 1);
          await chosen?.book();
          if (chosen) history.push({ stakedMinor: -chosen.amountMinor });
        } else if (deposit) {
          const isAll = deed === 'return all' || deposit.amountMinor <= amountMinor;
          const returnedMinor = isAll ? deposit.amountMinor : amountMinor;
          if (returnedMinor > deposit.returnedMinor) {
            await report(deposit.id, 'returned', returnedMinor);
            deposit.returnedMinor = returnedMinor;
          }
        }
        clock.advance(minutes * 60_000);
        if (isRead) expect(await left(playerId)).toBe(expected(history));
      }
      expect(await left(playerId)).toBe(expected(history));
    }),
    { numRuns: 20 },
  );
});

test('what is carried to a poker table is not staked, a live slot is', async () => {
  const playerId = await open.addPlayer(0n);
  const id = await write({ siteId, playerId, amountMinor: 1_000n });
  await report(id, 'paid', 1_000n);
  for (const wallet of ['poker', 'liveSlot'] as const) {
    const key = { siteId, playerId, provider: 'wallets', tx: wallet, currency: 1, amountMinor: 300n };
    await ledger.book({ kind: 'walletTransfer', ...key, from: 'main', to: wallet });
  }
  const common = { siteId, playerId, provider: 'studio', amountMinor: 300n, currency: 1, gameId: 1 };
  const stake = { kind: 'bet', play: 'round', ...common } as const;
  await ledger.book({ ...stake, tx: 'sit-down', roundId: 'table', wallet: 'poker' });
  expect(await left(playerId)).toBe(2_000n);
  await ledger.book({ ...stake, tx: 'spin', roundId: 'spin', wallet: 'liveSlot' });
  expect(await left(playerId)).toBe(1_700n);
});

interface Deposit {
  readonly id: number;
  amountMinor: bigint;
  returnedMinor: bigint;
}

/** A part of a deposit, from the sum before it to the sum with it; or a stake. */
type Entry =
  | { readonly deposit: Deposit; readonly fromMinor: bigint; readonly toMinor: bigint }
  | { readonly stakedMinor: bigint };

/** By the definition: of each part that stayed, it and all later ones less what was staked since. */
function expected(history: readonly Entry[]): bigint {
  let sumMinor = 0n;
  let most = 0n;
  for (const entry of history.toReversed()) {
    if ('stakedMinor' in entry) {
      sumMinor -= entry.stakedMinor;
      continue;
    }
    const { deposit, fromMinor, toMinor } = entry;
    const goneMinor = deposit.returnedMinor > fromMinor ? deposit.returnedMinor : fromMinor;
    if (toMinor <= goneMinor) continue;
    sumMinor += (toMinor - goneMinor) * BigInt(TIMES);
    if (sumMinor > most) most = sumMinor;
  }
  return most;
}

test('of what is taken back, the part that came later is still to be staked', async () => {
  const playerId = await open.addPlayer(100_000n);
  const id = await write({ siteId, playerId, amountMinor: 1_000n });
  await report(id, 'paid', 1_000n);
  await report(id, 'paid', 5_000n);
  await approvePayment(operatorServicesOf(open), operator, { id });
  clock.advance(60_000);
  await bet(playerId, 500n);
  expect(await left(playerId)).toBe(9_500n);
  await report(id, 'returned', 3_000n);
  expect(await left(playerId)).toBe(3_500n);
});

test('a stake shortly before the mark is not counted again', async () => {
  const playerId = await open.addPlayer(100_000n);
  const id = await write({ siteId, playerId, amountMinor: 5_000n });
  await report(id, 'paid', 5_000n);
  clock.advance(60_000);
  await bet(playerId, 4_000n);
  for (const minutes of [90, 1, 20, 61]) {
    clock.advance(minutes * 60_000);
    expect(await left(playerId)).toBe(6_000n);
  }
});

test('is counted once for many who ask at once', async () => {
  const playerId = await open.addPlayer(100_000n);
  const id = await write({ siteId, playerId, amountMinor: 5_000n });
  await report(id, 'paid', 5_000n);
  clock.advance(60_000);
  await bet(playerId, 4_000n);
  clock.advance(3 * 60 * 60_000);
  const all = await Promise.all(Array.from({ length: 10 }, () => left(playerId)));
  expect(new Set(all)).toEqual(new Set([6_000n]));
  expect([await left(playerId, 1), await left(playerId, 3)]).toEqual([1_000n, 11_000n]);
  await left(playerId);
  const { rows } = await database.pool.query<{ owed: string }>(
    'select owed from stake_mark where player_id = $1',
    [playerId],
  );
  expect(rows).toEqual([{ owed: '6000' }]);
});
