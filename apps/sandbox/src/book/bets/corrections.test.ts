import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Visit } from '../../visits/visit.ts';
import { BetBench } from './testing/bet-bench.ts';

let bench: BetBench;
let visit: Visit;
beforeEach(async () => {
  bench = await BetBench.open();
  visit = bench.visit();
});
afterEach(() => bench.close());

const HOUR_MS = 3_600_000;
const find = (id: string) => bench.desk.find(visit, id);

async function settledBet(result: 'won' | 'lost' | 'halfWon' | 'void', picks = ['1:1']) {
  const bet = await bench.place(visit, picks);
  bench.book.end(1, { 1: result });
  await bench.settled();
  return bet;
}

async function correct(result: 'won' | 'lost' | 'halfWon' | 'void') {
  bench.book.correct(1, { 1: result });
  await bench.settled();
}

describe('a corrected result', () => {
  it('pays what is due beyond what was paid, also after the end of the round', async () => {
    const bet = await settledBet('lost');
    bench.clock.advance(23 * HOUR_MS);
    await correct('won');
    expect(find(bet.id)).toMatchObject({
      state: 'settled',
      paidMinor: 2_000n,
      firstSettlement: { at: '2026-05-01T12:00:00.000Z', paidMinor: 0n },
      corrections: [{ at: '2026-05-02T11:00:00.000Z', paidMinor: 2_000n }],
      settledAt: '2026-05-01T12:00:00.000Z',
    });
    expect(bench.balance).toBe(101_000);
    expect(bench.wallet.calls).toEqual(['bet', 'round_end', 'win']);
  });

  it('takes back the difference only, so that only it has to be there', async () => {
    const bet = await settledBet('won');
    bench.wallet.balanceMinor = 500n;
    await correct('halfWon');
    expect(find(bet.id)).toMatchObject({ paidMinor: 1_500n, balanceMinor: 0n });
    expect([bench.balance, bench.wallet.calls]).toEqual([0, ['bet', 'win', 'round_end', 'batch']]);
  });

  it('takes back a whole win by itself', async () => {
    await settledBet('won');
    await correct('lost');
    expect([bench.balance, bench.wallet.calls.at(-1)]).toEqual([99_000, 'reverse_win']);
  });

  it('takes back several wins together, or none of them', async () => {
    const bet = await settledBet('halfWon');
    await correct('won');
    expect(bench.record(bet.id).wins.map(({ amountMinor }) => amountMinor)).toEqual([1_500, 500]);
    bench.wallet.balanceMinor = 1_999n;
    await correct('lost');
    expect([bench.balance, bench.desk.review.list()]).toMatchObject([1_999, [{ amountMinor: 2_000 }]]);
    bench.wallet.balanceMinor = 2_000n;
    await bench.desk.review.retry(bet.id);
    expect([bench.balance, bench.record(bet.id).wins]).toEqual([0, []]);
  });

  it('that is corrected again and again leaves the balance of the last result', async () => {
    const bet = await settledBet('won');
    for (const result of ['lost', 'halfWon', 'won', 'void', 'halfWon', 'lost', 'won'] as const)
      await correct(result);
    expect([bench.balance, find(bet.id)?.paidMinor]).toEqual([101_000, 2_000n]);
    expect(find(bet.id)?.corrections).toHaveLength(7);
  });

  it('is nothing new for a bet that it does not change', async () => {
    const bet = await settledBet('lost', ['1:1', '2:1']);
    bench.book.end(2, { 1: 'won' });
    await bench.settled();
    bench.book.correct(2, { 1: 'lost' });
    await bench.settled();
    expect(find(bet.id)).toMatchObject({ corrections: [], picks: [{ result: 'lost' }, { result: 'lost' }] });
    expect(bench.wallet.calls).toEqual(['bet', 'round_end']);
  });

  it('lets a bet go on that was lost by a pick that was not', async () => {
    const bet = await settledBet('lost', ['1:1', '2:1']);
    await correct('won');
    expect(find(bet.id)).toMatchObject({ state: 'open', settledAt: null, possibleMinor: 4_000n });
    expect(bench.desk.offerCashOut(visit, bet.id, 10_000)).toBeNull();
    bench.clock.advance(48 * HOUR_MS);
    bench.book.end(2, { 1: 'won' });
    await bench.settled();
    expect(find(bet.id)).toMatchObject({ state: 'settled', paidMinor: 4_000n });
    expect(bench.balance).toBe(103_000);
  });

  it('of a bet whose stake was returned is for an operator', async () => {
    const bet = await settledBet('void');
    await correct('won');
    expect(bench.desk.review.list()).toMatchObject([
      { kind: 'late', amountMinor: 1_000, record: { id: bet.id } },
    ]);
    expect(await bench.desk.review.book(bet.id)).toBe(false);
    expect(await bench.desk.review.dismiss(bet.id)).toBe(true);
    expect([bench.balance, bench.desk.review.list()]).toEqual([100_000, []]);
  });

  it('to void gives the stake of a paid bet back as a win, which can be corrected again', async () => {
    await settledBet('won');
    await correct('void');
    expect([bench.balance, bench.wallet.calls.includes('rollback')]).toEqual([100_000, false]);
    await correct('lost');
    expect(bench.balance).toBe(99_000);
  });

  it('while a payment is undecided waits for it: what was sent is repeated as it was', async () => {
    const bet = await bench.place(visit, ['1:1']);
    bench.faults.switchOn({ kind: 'silent', call: 'any', remaining: null });
    bench.book.end(1, { 1: 'won' });
    await expect.poll(() => bench.balance).toBe(101_000);
    bench.book.correct(1, { 1: 'lost' });
    await bench.desk.settled();
    bench.faults.clear();
    await bench.settled();
    expect([bench.balance, find(bet.id)?.paidMinor]).toEqual([99_000, 0n]);
  });

  it('that was missed is found by the next process', async () => {
    const bet = await settledBet('won');
    await bench.restart(() => bench.book.enterQuietly(1, { 1: 'lost' }));
    await bench.settled();
    expect([find(bet.id)?.paidMinor, bench.balance]).toEqual([0n, 99_000]);
  });
});

describe('a correction that the balance does not cover', () => {
  const owed = async () => {
    const bet = await settledBet('won');
    bench.wallet.balanceMinor = 1_999n;
    await correct('lost');
    return bet;
  };

  it('books nothing, and is on the review list with what is owed', async () => {
    const bet = await owed();
    expect(bench.desk.review.list()).toMatchObject([
      { kind: 'owed', amountMinor: 2_000, record: { id: bet.id, trouble: { reason: 'NO_FUNDS' } } },
    ]);
    expect([bench.balance, find(bet.id)?.paidMinor]).toEqual([1_999, 0n]);
    await bench.restart();
    await bench.settled();
    expect([bench.balance, bench.desk.review.list().length]).toEqual([1_999, 1]);
  });

  it('is taken once there is enough and an operator asks again', async () => {
    const bet = await owed();
    expect(await bench.desk.review.retry(bet.id)).toBe(true);
    expect([bench.balance, bench.desk.review.list().length]).toEqual([1_999, 1]);
    bench.wallet.balanceMinor = 5_000n;
    expect(await bench.desk.review.retry(bet.id)).toBe(true);
    expect([bench.balance, bench.desk.review.list()]).toEqual([3_000, []]);
    expect(await bench.desk.review.retry(bet.id)).toBe(false);
  });

  it('is written off by an operator, and the bet says so', async () => {
    const bet = await owed();
    expect(await bench.desk.review.writeOff(bet.id)).toBe(true);
    expect([bench.balance, bench.desk.review.list()]).toEqual([1_999, []]);
    expect(find(bet.id)).toMatchObject({
      paidMinor: 2_000n,
      corrections: [{ paidMinor: 0n }, { paidMinor: 2_000n }],
    });
    // The site's debt ends with its reversal, which costs nothing with a win of the same sum.
    expect(bench.wallet.calls.slice(-2)).toEqual(['reverse_win', 'batch']);
    expect(await bench.desk.review.writeOff(bet.id)).toBe(false);
  });

  it('is replaced by the next correction', async () => {
    const bet = await owed();
    await correct('won');
    expect([bench.balance, bench.desk.review.list(), find(bet.id)?.paidMinor]).toEqual([1_999, [], 2_000n]);
    await correct('halfWon');
    expect(bench.balance).toBe(1_499);
  });

  it('ends at the book as well if the site has written it off', async () => {
    const bet = await owed();
    bench.wallet.writtenOff.add(`v${bet.id}-3`);
    bench.wallet.balanceMinor = 5_000n;
    expect(await bench.desk.review.retry(bet.id)).toBe(true);
    expect([bench.balance, bench.desk.review.list().length]).toEqual([5_000, 1]);
    expect(await bench.desk.review.writeOff(bet.id)).toBe(true);
    expect([bench.balance, bench.desk.review.list(), find(bet.id)?.paidMinor]).toEqual([5_000, [], 2_000n]);
  });
});

describe('a correction later than 24 hours after the settlement', () => {
  const late = async () => {
    const bet = await settledBet('won');
    bench.clock.advance(24 * HOUR_MS + 1);
    await correct('lost');
    return bet;
  };

  it('is only listed', async () => {
    const bet = await late();
    expect(find(bet.id)).toMatchObject({ paidMinor: 2_000n, picks: [{ result: 'won' }] });
    expect(bench.desk.review.list()).toMatchObject([{ kind: 'late', amountMinor: -2_000 }]);
    expect(bench.balance).toBe(101_000);
  });

  it('is booked by an operator', async () => {
    const bet = await late();
    expect(await bench.desk.review.book(bet.id)).toBe(true);
    expect(find(bet.id)).toMatchObject({ paidMinor: 0n, picks: [{ result: 'lost' }] });
    expect([bench.balance, bench.desk.review.list()]).toEqual([99_000, []]);
  });

  it('is forgotten if it is taken back', async () => {
    await late();
    await correct('won');
    expect([bench.balance, bench.desk.review.list()]).toEqual([101_000, []]);
  });
});

it('a payment that the wallet refuses for good is listed, and sent again on demand', async () => {
  const bet = await bench.place(visit, ['1:1']);
  bench.faults.switchOn({ kind: 'currency', call: 'win', remaining: 1 });
  bench.book.end(1, { 1: 'won' });
  await bench.settled();
  expect(bench.desk.review.list()).toMatchObject([
    { kind: 'stuck', record: { trouble: { reason: 'CURRENCY' } } },
  ]);
  expect(await bench.desk.review.retry(bet.id)).toBe(true);
  expect([bench.balance, bench.desk.review.list()]).toEqual([101_000, []]);
});

it('a payment without a decision for a day is listed', async () => {
  await bench.place(visit, ['1:1']);
  bench.wallet.isUp = false;
  bench.book.end(1, { 1: 'won' });
  await expect.poll(() => bench.wallet.calls.includes('win')).toBe(true);
  bench.clock.advance(60_000);
  await bench.settled();
  expect(bench.desk.review.list()).toMatchObject([
    { kind: 'stuck', record: { trouble: { reason: 'UNDECIDED' } } },
  ]);
});

it('a settlement or a correction that cannot be stored is made later', async () => {
  const bet = await bench.place(visit, ['1:1']);
  await bench.withBrokenDisk(async () => {
    bench.book.end(1, { 1: 'won' });
    await bench.desk.settled();
  });
  expect([find(bet.id)?.state, bench.balance]).toEqual(['open', 99_000]);
  bench.desk.sweep();
  await bench.settled();
  expect(bench.balance).toBe(101_000);
  await bench.withBrokenDisk(async () => {
    bench.book.correct(1, { 1: 'lost' });
    await bench.desk.settled();
  });
  bench.desk.sweep();
  await bench.settled();
  expect([find(bet.id)?.paidMinor, bench.balance]).toEqual([0n, 99_000]);
});

it('a bet without results three days after its match is listed, and voided by an operator', async () => {
  const bet = await bench.place(visit, ['1:1', '2:1']);
  bench.book.end(1, { 1: 'won' });
  await bench.settled();
  bench.book.forget(2);
  bench.clock.advance(73 * HOUR_MS - 1);
  expect([bench.desk.review.list(), await bench.desk.review.voidOpen(bet.id)]).toEqual([[], false]);
  bench.clock.advance(1);
  expect(bench.desk.review.list()).toMatchObject([{ kind: 'overdue', amountMinor: 4_000 }]);
  expect(await bench.desk.review.voidOpen(bet.id)).toBe(true);
  expect([find(bet.id)?.paidMinor, bench.balance, bench.desk.review.list()]).toEqual([2_000n, 101_000, []]);
});

describe('a standing bet that an operator voids', () => {
  const REASON = 'Placed after the goal.';

  it('returns its stake once, says why, and stays void whatever becomes of its match', async () => {
    const bet = await bench.place(visit, ['1:1', '2:1']);
    bench.book.end(1, { 1: 'won' });
    await bench.settled();
    const done = [1, 2, 3].map(() => bench.desk.review.voidStanding(bet.id, REASON));
    expect(await Promise.all(done)).toEqual([true, false, false]);
    await bench.settled();
    expect(find(bet.id)).toMatchObject({ state: 'settled', voidedFor: REASON, paidMinor: 1_000n });
    expect([bench.balance, bench.wallet.calls]).toEqual([100_000, ['bet', 'rollback']]);
    await bench.restart(() => bench.book.enterQuietly(2, { 1: 'won' }));
    await bench.settled();
    bench.book.correct(1, { 1: 'lost' });
    await bench.settled();
    expect(find(bet.id)).toMatchObject({
      voidedFor: REASON,
      picks: [{ result: 'void' }, { result: 'void' }],
    });
    expect([bench.balance, bench.desk.review.list()]).toEqual([100_000, []]);
  });

  it('returns the rest of a stake of which a part was cashed out', async () => {
    const bet = await bench.place(visit, ['1:1']);
    const offer = bench.desk.offerCashOut(visit, bet.id, 5_000);
    await bench.desk.cashOut(visit, offer?.id ?? '');
    const { balance } = bench;
    expect(await bench.desk.review.voidStanding(bet.id, REASON)).toBe(true);
    await bench.settled();
    expect(bench.balance).toBe(balance + 500);
  });

  it('is one that stands, of real money, with a reason', async () => {
    const review = () => bench.desk.review;
    const bet = await bench.place(visit, ['1:1']);
    expect(bet.voidedFor).toBeNull();
    expect([review().findStanding(bet.code)?.id, review().findStanding(bet.id)?.id]).toEqual([
      bet.id,
      bet.id,
    ]);
    expect(await review().voidStanding(bet.id, '')).toBe(false);
    bench.book.end(1, { 1: 'lost' });
    await bench.settled();
    expect([review().findStanding(bet.code), await review().voidStanding(bet.id, REASON)]).toEqual([
      null,
      false,
    ]);
    expect([await review().voidStanding('none', REASON), bench.balance]).toEqual([false, 99_000]);
  });
});

it('a pick that an operator voided stays void after a restart, whatever becomes of its match', async () => {
  const bet = await bench.place(visit, ['1:1', '2:1']);
  bench.book.end(1, { 1: 'won' });
  await bench.settled();
  bench.clock.advance(73 * HOUR_MS);
  expect(await bench.desk.review.voidOpen(bet.id)).toBe(true);
  await bench.restart(() => bench.book.enterQuietly(2, { 1: 'lost' }));
  await bench.settled();
  expect([find(bet.id)?.state, find(bet.id)?.paidMinor, bench.balance]).toEqual(['settled', 2_000n, 101_000]);
});
