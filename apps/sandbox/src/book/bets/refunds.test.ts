import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Visit } from '../../visits/visit.ts';
import { BetBench } from './testing/bet-bench.ts';

let bench: BetBench;
let visit: Visit;
beforeEach(async () => {
  bench = await BetBench.open();
  visit = bench.visit();
});
afterEach(() => bench.close());

/** The ids of the refunds that reached the wallet. */
function refundIds(): string[] {
  const { receive } = bench.wallet;
  const seen: string[] = [];
  vi.spyOn(bench.wallet, 'receive').mockImplementation((call, body) => {
    if (call === 'rollback') seen.push((JSON.parse(body) as { tx: string }).tx);
    return receive.call(bench.wallet, call, body);
  });
  return seen;
}

/** A bet whose stake was taken, and whose refund the wallet has refused for good. */
async function refuseRefund(): Promise<string> {
  bench.faults.switchOn({ kind: 'currency', call: 'rollback', remaining: 1 });
  bench.faults.switchOn({ kind: 'silent', call: 'bet', remaining: 1 });
  const { id } = await bench.place(visit, ['1:1']);
  await bench.settled();
  expect(bench.desk.review.list()).toMatchObject([
    { kind: 'stuck', record: { trouble: { reason: 'CURRENCY' } } },
  ]);
  expect(bench.balance).toBe(99_000);
  return id;
}

it('a refund that was refused for good is sent again under another id each time, and returns the stake once', async () => {
  const seen = refundIds();
  const id = await refuseRefund();
  bench.faults.switchOn({ kind: 'currency', call: 'rollback', remaining: 1 });
  expect(await bench.desk.review.resend(id)).toBe(true);
  expect([bench.balance, bench.desk.review.list().length]).toEqual([99_000, 1]);
  expect(await bench.desk.review.resend(id)).toBe(true);
  expect([bench.balance, bench.desk.review.list()]).toEqual([100_000, []]);
  expect(bench.record(id)).toMatchObject({ state: 'refused', isReturned: true });
  expect(new Set(seen).size).toBe(3);
  // Nothing is left to be sent.
  expect(await bench.desk.review.resend(id)).toBe(false);
  expect(bench.balance).toBe(100_000);
});

it('a refund that was booked without a word is not doubled by another id', async () => {
  const seen = refundIds();
  const bet = await bench.place(visit, ['1:1']);
  bench.faults.switchOn({ kind: 'silent', call: 'rollback', remaining: null });
  bench.book.end(1, { 1: 'void' });
  await expect.poll(() => seen.length).toBeGreaterThan(1);
  bench.clock.advance(60_000);
  await bench.settled();
  expect([bench.balance, bench.desk.review.list()]).toMatchObject([
    100_000,
    [{ kind: 'stuck', record: { trouble: { reason: 'UNDECIDED' } } }],
  ]);
  bench.faults.clear();
  expect(await bench.desk.review.resend(bet.id)).toBe(true);
  expect([bench.balance, bench.desk.review.list(), new Set(seen).size]).toEqual([100_000, [], 2]);
});

it('the new id survives a restart before the wallet has decided, and repeats are the same', async () => {
  const seen = refundIds();
  const id = await refuseRefund();
  bench.wallet.isUp = false;
  await bench.desk.review.resend(id);
  await bench.restart(() => (bench.wallet.isUp = true));
  await bench.settled();
  expect([bench.balance, bench.desk.review.list(), new Set(seen.slice(1)).size]).toEqual([100_000, [], 1]);
});

it('no other payment gets a new id', async () => {
  const bet = await bench.place(visit, ['1:1']);
  bench.faults.switchOn({ kind: 'currency', call: 'win', remaining: 1 });
  bench.book.end(1, { 1: 'won' });
  await bench.settled();
  expect(bench.desk.review.list()).toMatchObject([{ kind: 'stuck' }]);
  expect(await bench.desk.review.resend(bet.id)).toBe(false);
  expect(bench.balance).toBe(99_000);
});
