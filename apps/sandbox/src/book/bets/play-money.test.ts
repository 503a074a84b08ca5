import { readFile } from 'node:fs/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Visit } from '../../visits/visit.ts';
import { BetBench } from './testing/bet-bench.ts';

let bench: BetBench;
let fun: Visit;
beforeEach(async () => {
  bench = await BetBench.open();
  fun = bench.visit(null);
});
afterEach(() => bench.close());

const paid = async (id: string) => {
  await bench.settled();
  return [bench.desk.find(fun, id)?.paidMinor, fun.balanceMinor];
};

test('play money is cashed out, settled and corrected as real money is, without wallet and journal', async () => {
  const bet = await bench.place(fun, ['1:1']);
  const offer = bench.desk.offerCashOut(fun, bet.id, 5_000);
  expect(await bench.desk.cashOut(fun, offer?.id ?? '')).toMatchObject({ paidMinor: 475n });
  bench.book.end(1, { 1: 'won' });
  expect(await paid(bet.id)).toEqual([1_475n, 100_475]);
  bench.book.correct(1, { 1: 'halfWon' });
  expect(await paid(bet.id)).toEqual([475n + 750n, 100_225]);
  bench.book.correct(1, { 1: 'won' });
  expect(await paid(bet.id)).toEqual([1_475n, 100_475]);
  expect([bench.wallet.calls, await readFile(bench.journalPath, 'utf8')]).toEqual([[], '']);
});

test('play money does not go below zero, and needs no operator', async () => {
  const bet = await bench.place(fun, ['1:1']);
  bench.book.end(1, { 1: 'won' });
  await bench.settled();
  fun.balanceMinor = 500;
  bench.book.correct(1, { 1: 'lost' });
  expect(await paid(bet.id)).toEqual([0n, 0]);
  bench.clock.advance(25 * 3_600_000);
  bench.book.correct(1, { 1: 'won' });
  expect(await paid(bet.id)).toEqual([0n, 0]);
  expect(bench.desk.review.list()).toEqual([]);
});

test('a bet with play money that is all void is returned', async () => {
  const bet = await bench.place(fun, ['1:1', '2:1']);
  bench.book.end(1, { 1: 'void' });
  bench.book.end(2, { 1: 'void' });
  expect(await paid(bet.id)).toEqual([1_000n, 100_000]);
});
