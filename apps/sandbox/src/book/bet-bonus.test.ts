import { expect, it } from 'vitest';

import { type BetBonus, betBonusOf, bonusProblemOf, freeBetProblemOf, mostByBonus } from './bet-bonus.ts';

const bonus: BetBonus = { freeBet: 0, bonusMoney: 30_000, minOdds: 1_800, maxStake: 10_000 };
const bet = (stakeMinor: number, odds = 2_000) => ({ stakeMinor, odds });

it('refuses a stake above the largest while there is bonus money, also of own money', () => {
  expect(bonusProblemOf(bonus, 90_000, [bet(10_000)])).toBeNull();
  expect(bonusProblemOf(bonus, 90_000, [bet(10_001)])).toEqual({ name: 'bonusStake', limitMinor: 10_000 });
  expect(bonusProblemOf({ ...bonus, bonusMoney: 0 }, 90_000, [bet(10_001)])).toBeNull();
  expect(bonusProblemOf({ ...bonus, maxStake: null }, 90_000, [bet(90_000)])).toBeNull();
});

it('leaves bets at lower odds to own money, whatever their stake', () => {
  expect(bonusProblemOf(bonus, 90_000, [bet(60_000, 1_799)])).toBeNull();
  expect(bonusProblemOf(bonus, 90_000, [bet(60_001, 1_799)])).toEqual({
    name: 'bonusOddsOwn',
    odds: 1_800,
    limitMinor: 60_000,
  });
  expect(bonusProblemOf(bonus, 30_000, [bet(1, 1_799)])).toMatchObject({ name: 'bonusOdds', limitMinor: 0 });
});

it('judges several bets one after the other: own money first, then the bonus', () => {
  const own = 5_000;
  expect(bonusProblemOf(bonus, 30_000 + own, [bet(own), bet(own, 1_500)])).toMatchObject({
    name: 'bonusOdds',
  });
  expect(bonusProblemOf(bonus, 30_000 + own, [bet(own, 1_500), bet(own)])).toBeNull();
  // The first takes the last of the bonus, whose terms then bind nothing.
  expect(bonusProblemOf({ ...bonus, bonusMoney: 4_000 }, 4_000, [bet(4_000), bet(20_000)])).toBeNull();
});

it('says the most that may be staked, and whether a free bet may', () => {
  expect(mostByBonus(bonus, 90_000, 2_000)).toBe(10_000);
  expect(mostByBonus(bonus, 90_000, 1_500)).toBe(60_000);
  expect(mostByBonus({ ...bonus, bonusMoney: 0 }, 90_000, 1_500)).toBeNull();
  const freeBet = betBonusOf({ free_bet: 2_500, min_odds: 1_500 });
  expect(freeBet).toEqual({ freeBet: 2_500, bonusMoney: 0, minOdds: 1_500, maxStake: null });
  expect(freeBetProblemOf(freeBet, 1_500)).toBeNull();
  expect(freeBetProblemOf(freeBet, 1_499)).toMatchObject({ name: 'freeBetOdds', odds: 1_500 });
});
