import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Visit } from '../../visits/visit.ts';
import type { BetOrder } from '../bets.ts';
import { BetBench } from './testing/bet-bench.ts';

let bench: BetBench;
let visit: Visit;
beforeEach(async () => {
  bench = await BetBench.open();
  visit = bench.visit();
});
afterEach(() => bench.close());

const refusalOf = async (picks: readonly string[], order: Partial<BetOrder> = {}) => {
  const bet = await bench.place(visit, picks, order);
  expect([bet.state, bench.wallet.calls]).toEqual(['refused', []]);
  return bet.refusal;
};
const manyMatches = Array.from({ length: 12 }, (_, at) => `${at + 1}:1`);

describe('an order is refused without a word to the wallet', () => {
  it.each<[string, readonly string[], Partial<BetOrder>, object]>([
    ['without picks', [], { sizes: [1] }, { reason: 'invalid' }],
    ['without sizes', ['1:1'], { sizes: [] }, { reason: 'invalid' }],
    ['with a size above its picks', ['1:1'], { sizes: [2] }, { reason: 'invalid' }],
    ['with a size twice', ['1:1', '2:1'], { sizes: [1, 1] }, { reason: 'invalid' }],
    ['with half a size', ['1:1', '2:1'], { sizes: [1.5] }, { reason: 'invalid' }],
    ['with a banker that is no pick', ['1:1', '2:1'], { sizes: [1], bankers: [2] }, { reason: 'invalid' }],
    ['with bankers only', ['1:1'], { sizes: [1], bankers: [0] }, { reason: 'invalid' }],
    ['with a pick twice', ['1:1', '1:1'], { sizes: [1] }, { reason: 'invalid' }],
    ['without a stake', ['1:1'], { lineStakeMinor: 0n }, { reason: 'invalid' }],
    ['with a stake below zero', ['1:1'], { lineStakeMinor: -5n }, { reason: 'invalid' }],
    ['with too many lines', manyMatches, { sizes: [5, 6, 7] }, { reason: 'tooManyLines' }],
    ['with two picks of a match', ['1:1', '2:1', '1:X'], {}, { reason: 'related', at: [0, 2] }],
    ['below the lowest stake', ['1:1'], { lineStakeMinor: 99n }, { reason: 'stakeLow', limitMinor: 100n }],
  ])('%s', async (_name, picks, order, refusal) => {
    expect(await refusalOf(picks, order)).toEqual(refusal);
  });

  it('with a match that is unknown', async () => {
    const picks = [bench.pick('1:1'), { ...bench.pick('1:1'), eventId: 99 }];
    expect(await refusalOf(['1:1', '2:1'], { picks })).toEqual({ reason: 'closed', at: [1] });
  });

  it('with 21 picks, or 40', async () => {
    for (const count of [21, 40]) {
      const picks = Array.from({ length: count }, (_, at) => ({ ...bench.pick('1:1'), eventId: at + 1 }));
      expect(await refusalOf([], { picks, sizes: [count] })).toEqual({ reason: 'tooManyPicks' });
    }
  });

  it('if a pick is suspended, begun, over or off the sale', async () => {
    bench.book.suspend(1);
    bench.book.remove(1, 'X');
    bench.book.begin(2);
    bench.book.remove(2, '1');
    bench.book.remove(3, '1');
    bench.book.end(4, { 1: 'won' });
    bench.book.price(5, '1', null);
    expect(await refusalOf(['1:1', '9:1'])).toEqual({ reason: 'suspended', at: [0] });
    // What is off the sale of a suspended match may be back in a moment.
    expect(await refusalOf(['1:X'])).toEqual({ reason: 'suspended', at: [0] });
    expect(await refusalOf(['9:1', '2:1'])).toEqual({ reason: 'started', at: [1] });
    expect(await refusalOf(['3:1', '4:1'])).toEqual({ reason: 'closed', at: [0, 1] });
    expect(await refusalOf(['5:1'])).toEqual({ reason: 'suspended', at: [0] });
  });

  it('above the stake of the page, with the highest of the whole bet', async () => {
    visit = bench.visit('7-5', { minBet: 100, maxBet: 3_000 });
    expect(await refusalOf(['1:1', '2:1'], { sizes: [1], lineStakeMinor: 1_501n })).toEqual({
      reason: 'stakeHigh',
      limitMinor: 3_000n,
    });
  });

  it('if it could return more than 1,000,000.00', async () => {
    visit = bench.visit('7-5', { minBet: 100, maxBet: 90_000_000 });
    bench.wallet.balanceMinor = 1_000_000_000n;
    const picks = ['1:2', '2:2', '3:2'];
    expect(await refusalOf(picks, { lineStakeMinor: 1_562_501n })).toEqual({
      reason: 'stakeHigh',
      limitMinor: 1_562_500n,
    });
    const bet = await bench.place(visit, picks, { lineStakeMinor: 1_562_500n });
    expect([bet.state, bet.possibleMinor]).toEqual(['open', 100_000_000n]);
  });

  it('if the bets of a day could return more than 2,000,000.00', async () => {
    visit = bench.visit('7-5', { minBet: 100, maxBet: 90_000_000 });
    bench.wallet.balanceMinor = 1_000_000_000n;
    const picks = ['1:2', '2:2', '3:2'];
    const order = { lineStakeMinor: 1_500_000n };
    for (let made = 0; made < 2; made += 1)
      expect((await bench.place(visit, picks, order)).state).toBe('open');
    const third = await bench.place(visit, picks, order);
    expect(third.refusal).toEqual({ reason: 'stakeHigh', limitMinor: 125_000n });
    expect((await bench.place(bench.visit('7-6', visit.limits), picks, order)).state).toBe('open');
    bench.clock.advance(86_400_000);
    expect((await bench.place(visit, picks, order)).state).toBe('open');
  });

  it('if its pick could win more than its market allows, also beside one of hardly any risk', async () => {
    visit = bench.visit('7-5', { minBet: 100, maxBet: 90_000_000 });
    bench.wallet.balanceMinor = 1_000_000_000n;
    bench.book.price(2, '4-4', 101_000, 0.01, 'full.score');
    bench.book.price(1, '1', 1_010, 0.95);
    const picks = [
      { eventId: 2, marketId: 'full.score', pick: '4-4', price: 101_000 },
      { eventId: 1, marketId: 'full.result', pick: '1', price: 1_010 },
    ];
    const order = { picks, sizes: [2] };
    const both = await bench.place(visit, ['2:1'], { ...order, lineStakeMinor: 50_001n });
    expect(both.refusal).toEqual({ reason: 'stakeHigh', limitMinor: 50_000n });
    expect((await bench.place(visit, ['2:1'], { ...order, lineStakeMinor: 40_000n })).state).toBe('open');
    const alone = await bench.place(visit, ['2:1'], {
      picks: picks.slice(0, 1),
      sizes: [1],
      lineStakeMinor: 10_001n,
    });
    expect(alone.refusal).toEqual({ reason: 'stakeHigh', limitMinor: 10_000n });
  });

  it('if its pick could win more than its market allows, together with earlier bets', async () => {
    visit = bench.visit('7-5', { minBet: 100, maxBet: 90_000_000 });
    bench.wallet.balanceMinor = 1_000_000_000n;
    expect(await refusalOf(['1:2'], { lineStakeMinor: 8_333_334n })).toEqual({
      reason: 'stakeHigh',
      limitMinor: 8_333_333n,
    });
    expect((await bench.place(visit, ['1:2'], { lineStakeMinor: 8_000_000n })).state).toBe('open');
    const more = await bench.place(visit, ['1:2'], { lineStakeMinor: 1_000_000n });
    expect(more.refusal).toEqual({ reason: 'stakeHigh', limitMinor: 333_333n });
    bench.book.price(2, '4-4', 4_000, 0.2, 'full.score');
    const picks = [{ eventId: 2, marketId: 'full.score', pick: '4-4', price: 4_000 }];
    const side = await bench.place(visit, ['2:1'], { picks, lineStakeMinor: 2_000_000n });
    expect(side.refusal).toEqual({ reason: 'stakeHigh', limitMinor: 1_666_666n });
  });
});

describe('prices that changed', () => {
  it('are accepted by the rule, and the bet has those of now', async () => {
    const orders = [
      bench.order(['1:1'], { rule: 'none' }),
      bench.order(['1:1'], { rule: 'better' }),
      bench.order(['1:1'], { rule: 'all' }),
      bench.order(['2:1'], { rule: 'better' }),
    ];
    bench.book.price(1, '1', 1_900);
    bench.book.price(2, '1', 2_100);
    const bets = await Promise.all(orders.map((order) => bench.desk.place(visit, order)));
    expect(bets.map(({ state }) => state)).toEqual(['refused', 'refused', 'open', 'open']);
    expect(bets[0]?.refusal).toEqual({ reason: 'price' });
    expect(bets.map(({ picks }) => picks[0]?.price)).toEqual([1_900, 1_900, 1_900, 2_100]);
    expect(bets.map(({ possibleMinor }) => possibleMinor)).toEqual([1_900n, 1_900n, 1_900n, 2_100n]);
  });

  it('may be lower in an accumulator that is no worse as a whole, never in a system', async () => {
    const accumulator = bench.order(['1:1', '2:1', '3:1'], { rule: 'better' });
    const system = bench.order(['1:1', '2:1', '3:1'], { rule: 'better', sizes: [2] });
    bench.book.price(1, '1', 1_900);
    bench.book.price(2, '1', 2_200);
    expect((await bench.desk.place(visit, accumulator)).state).toBe('open');
    expect((await bench.desk.place(visit, system)).refusal).toEqual({ reason: 'price' });
  });

  it('are no change of the line: another line is another market', async () => {
    const order = bench.order(['1:1'], {
      rule: 'all',
      picks: [{ eventId: 1, marketId: 'full.total.10', pick: 'over', price: 1_900 }],
    });
    bench.book.price(1, 'over', 1_900, 0.5, 'full.total.14');
    expect((await bench.desk.place(visit, order)).refusal).toEqual({ reason: 'closed', at: [0] });
  });
});

describe('a request', () => {
  it('that comes 20 times at once is one bet', async () => {
    const order = bench.order(['1:1']);
    const bets = await Promise.all(Array.from({ length: 20 }, () => bench.desk.place(bench.visit(), order)));
    expect(new Set(bets.map(({ id }) => id)).size).toBe(1);
    expect([bench.balance, bench.wallet.calls]).toEqual([99_000, ['bet']]);
  });

  it('is the same bet after a restart, and of its player only', async () => {
    const order = bench.order(['1:1']);
    const bet = await bench.desk.place(visit, order);
    await bench.restart();
    expect(await bench.desk.place(visit, order)).toMatchObject({ id: bet.id, state: 'open' });
    expect((await bench.desk.place(bench.visit('7-6'), order)).id).not.toBe(bet.id);
    expect(bench.wallet.calls).toEqual(['bet', 'bet']);
  });

  it.each([
    ['NO_FUNDS', 'funds'],
    ['LIMIT', 'limit'],
    ['PLAYER_BLOCKED', 'blocked'],
    ['GAME_UNKNOWN', 'blocked'],
    ['SESSION_EXPIRED', 'session'],
    ['CURRENCY', 'invalid'],
  ] as const)('that the wallet refuses with %s stays refused', async (status, reason) => {
    const order = bench.order(['1:1']);
    bench.wallet.refusal = status;
    expect(await bench.desk.place(visit, order)).toMatchObject({ state: 'refused', refusal: { reason } });
    bench.wallet.refusal = null;
    await bench.restart();
    expect(await bench.desk.place(visit, order)).toMatchObject({ state: 'refused', refusal: { reason } });
    expect([bench.balance, bench.desk.list(visit, 'open').bets]).toEqual([100_000, []]);
  });

  it.each(['silent', 'half', 'html', 'refuse'] as const)(
    'without a decision (%s) gets its stake back, however long that takes',
    async (kind) => {
      bench.faults.switchOn({ kind, call: 'bet', remaining: 1 });
      bench.faults.switchOn({ kind, call: 'rollback', remaining: 3 });
      const order = bench.order(['1:1']);
      const bet = await bench.desk.place(visit, order);
      expect(bet).toMatchObject({ state: 'refunding', refusal: { reason: 'undecided' } });
      expect(bench.desk.list(visit, 'open').bets).toHaveLength(1);
      await bench.settled();
      expect(bench.desk.find(visit, bet.id)).toMatchObject({ state: 'refused' });
      expect(await bench.desk.place(visit, order)).toMatchObject({ id: bet.id, state: 'refused' });
      expect(bench.balance).toBe(100_000);
    },
  );

  it('that cannot be stored takes no stake, and the next one can', async () => {
    await bench.withBrokenDisk(async () => {
      await expect(bench.place(visit, ['1:1'])).rejects.toThrow('disk full');
    });
    expect([bench.balance, bench.wallet.calls]).toEqual([100_000, []]);
    expect((await bench.place(visit, ['1:1'])).state).toBe('open');
  });

  it('whose stake was taken but not noted gets it back', async () => {
    const order = bench.order(['1:1']);
    await bench.withBrokenDisk(async () => {
      expect((await bench.desk.place(visit, order)).state).toBe('refunding');
    }, 1);
    await bench.settled();
    expect([bench.balance, bench.desk.store.shelf.all()[0]?.state]).toEqual([100_000, 'refused']);
  });
});
