import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Visit } from '../../visits/visit.ts';
import type { BetOrder } from '../bets.ts';
import { BetBench } from './testing/bet-bench.ts';

let bench: BetBench;
let visit: Visit;
beforeEach(async () => {
  bench = await BetBench.open();
  visit = bench.visit();
  visit.bonus = { free_bet: 5_000, min_odds: 1_500 };
});
afterEach(() => bench.close());

const freeBet = { isFreeBet: true, lineStakeMinor: 5_000n };

it('are told to the wallet as such, and come back without their stake', async () => {
  const bet = await bench.place(visit, ['1:1'], freeBet);
  expect(bench.wallet.bets.at(-1)).toMatchObject({ freeBet: true, odds: 2_000, amountMinor: 5_000n });
  expect(bet).toMatchObject({ state: 'open', isFreeBet: true, possibleMinor: 5_000n });
  expect(visit.bonus).toBeNull();
  bench.book.end(1, { 1: 'won' });
  await bench.settled();
  expect(bench.desk.find(visit, bet.id)).toMatchObject({ state: 'settled', paidMinor: 5_000n });
});

it('cannot be ended early', async () => {
  const bet = await bench.place(visit, ['1:1'], freeBet);
  expect(bench.desk.offerCashOut(visit, bet.id, 10_000)).toBeNull();
});

it.each([
  ['in part', ['1:1'], { lineStakeMinor: 4_900n }],
  ['on a system', ['1:1', '2:1'], { sizes: [1] }],
])('are not staked %s', async (_name, picks, order) => {
  const bet = await bench.place(visit, picks, { ...freeBet, ...order });
  expect(bet).toMatchObject({ state: 'refused', refusal: { reason: 'bonus' } });
  expect(bench.wallet.calls).toEqual([]);
});

it('are nobody else’s', async () => {
  const other = bench.visit('7-6');
  expect(await bench.place(other, ['1:1'], freeBet)).toMatchObject({ refusal: { reason: 'bonus' } });
});

it.each([
  [['1:1'], {}, 2_000],
  [['1:1', '2:1', '3:1'], {}, 8_000],
  // Each line of two.
  [['1:1', '2:1', '3:1'], { sizes: [2] }, 4_000],
  [['1:1', '2:1', '3:1'], { sizes: [2, 3] }, 4_000],
])('every bet is sent with the odds of its smallest line: %j, %j', async (picks, order, odds) => {
  await bench.place(visit, picks, order);
  expect(bench.wallet.bets.at(-1)).toMatchObject({ odds, freeBet: undefined });
});

describe('a bet that the terms of a bonus refuse', () => {
  const refusalOf = async (bonus: Visit['bonus'], order: Partial<BetOrder> = {}) => {
    bench.wallet.refusal = 'BONUS_TERMS';
    // Of the wallet: the page has not seen them.
    bench.wallet.bonus = bonus;
    const { state, refusal } = await bench.place(visit, ['1:1'], order);
    expect(state).toBe('refused');
    return refusal;
  };

  it('names the largest stake', async () => {
    const bonus = { money: 30_000, max_stake: 900, min_odds: 1_500 };
    expect(await refusalOf(bonus)).toEqual({ reason: 'bonusStake', limitMinor: 900n });
  });

  it('names the smallest odds, also of a free bet', async () => {
    const bonus = { money: 100_000, max_stake: 900, min_odds: 2_001 };
    expect(await refusalOf(bonus)).toEqual({ reason: 'bonusOdds', minOdds: 2_001 });
    const free = { free_bet: 5_000, min_odds: 2_001 };
    visit.bonus = { free_bet: 5_000 };
    expect(await refusalOf(free, freeBet)).toEqual({ reason: 'bonusOdds', minOdds: 2_001 });
  });

  it('says no more if they explain nothing', async () => {
    expect(await refusalOf(null)).toEqual({ reason: 'bonus' });
  });
});
