import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Visit } from '../../visits/visit.ts';
import { BetBench } from './testing/bet-bench.ts';

let bench: BetBench;
let visit: Visit;
beforeEach(async () => {
  bench = await BetBench.open();
  visit = bench.visit();
});
afterEach(() => bench.close());

const find = (id: string) => bench.desk.find(visit, id);

test('a single bet takes its stake, and is paid and ended once its pick has won', async () => {
  const bet = await bench.place(visit, ['1:1']);
  expect(bet).toMatchObject({
    state: 'open',
    stakeMinor: 1_000n,
    possibleMinor: 2_000n,
    balanceMinor: 99_000n,
  });
  expect(bet.code).toMatch(/^\d{8}$/);
  expect(bet.picks[0]).toMatchObject({ eventName: 'Akdere 1 – Gökova 1', wasLive: false, result: null });
  bench.book.end(1, { 1: 'won' });
  await bench.settled();
  expect(find(bet.id)).toMatchObject({ state: 'settled', paidMinor: 2_000n, balanceMinor: 101_000n });
  expect(bench.balance).toBe(101_000);
  expect(bench.wallet.calls).toEqual(['bet', 'win', 'round_end']);
});

test('an accumulator is lost with its first lost pick, and won with its last won one', async () => {
  const [lost, won] = [await bench.place(visit, ['1:1', '2:1']), await bench.place(visit, ['1:X', '3:2'])];
  bench.book.end(1, { 1: 'lost', X: 'won', 2: 'lost' });
  await bench.settled();
  expect(find(lost.id)).toMatchObject({ state: 'settled', paidMinor: 0n });
  expect(find(won.id)).toMatchObject({ state: 'open', paidMinor: 0n, possibleMinor: 12_000n });
  bench.book.end(3, { 2: 'won' });
  await bench.settled();
  expect(find(won.id)).toMatchObject({ state: 'settled', paidMinor: 12_000n });
  expect(bench.balance).toBe(100_000 - 2_000 + 12_000);
});

test('a system pays each of its lines', async () => {
  const bet = await bench.place(visit, ['1:1', '2:1', '3:1'], { sizes: [2] });
  expect(bet).toMatchObject({ lines: 3, stakeMinor: 3_000n, possibleMinor: 12_000n });
  bench.book.end(1, { 1: 'won' });
  bench.book.end(2, { 1: 'lost' });
  bench.book.end(3, { 1: 'halfWon' });
  await bench.settled();
  expect(find(bet.id)).toMatchObject({ state: 'settled', paidMinor: 3_000n });
  expect(bench.balance).toBe(100_000);
});

test('a bet of which everything is void is returned, so that it does not count for limits', async () => {
  const bet = await bench.place(visit, ['1:1', '2:1']);
  bench.book.end(1, { 1: 'void' });
  bench.book.end(2, { 1: 'void' });
  await bench.settled();
  expect(find(bet.id)).toMatchObject({ state: 'settled', paidMinor: 1_000n });
  expect(bench.balance).toBe(100_000);
  expect(bench.wallet.calls).toEqual(['bet', 'rollback']);
});

test('bets are listed for their player, open and settled ones apart, a page at a time', async () => {
  for (let made = 0; made < 25; made += 1) await bench.place(visit, ['1:1']);
  const settled = await bench.place(visit, ['2:1']);
  bench.book.end(2, { 1: 'lost' });
  await bench.settled();
  const first = bench.desk.list(visit, 'open');
  const second = bench.desk.list(visit, 'open', first.before ?? '');
  expect([first.bets.length, second.bets.length, second.before]).toEqual([20, 5, null]);
  expect(new Set([...first.bets, ...second.bets].map(({ id }) => id)).size).toBe(25);
  expect(bench.desk.list(visit, 'settled').bets.map(({ id }) => id)).toEqual([settled.id]);
  expect(bench.desk.list(bench.visit('7-6'), 'open').bets).toEqual([]);
  expect(bench.desk.find(bench.visit('7-6'), settled.id)).toBeNull();
});

test('play money bets and settles without wallet and journal', async () => {
  const fun = bench.visit(null);
  const bet = await bench.place(fun, ['1:1']);
  expect([bet.state, fun.balanceMinor]).toEqual(['open', 99_000]);
  bench.book.end(1, { 1: 'won' });
  await bench.settled();
  expect(bench.desk.find(fun, bet.id)).toMatchObject({ state: 'settled', paidMinor: 2_000n });
  expect([fun.balanceMinor, bench.balance, bench.wallet.calls]).toEqual([101_000, 100_000, []]);
  expect(await bench.place(fun, ['2:1'], { lineStakeMinor: 400_000n })).toMatchObject({
    state: 'refused',
    refusal: { reason: 'funds' },
  });
});
