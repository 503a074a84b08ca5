import type { Visit } from '../visits/visit.ts';

/** What a player's bonus means for bets. Amounts in minor units. */
export interface BetBonus {
  /** A free bet of the player; 0 without one. */
  readonly freeBet: number;
  /** Bonus money that the balance contains, which is staked after own money. */
  readonly bonusMoney: number;
  /** Bets below take neither, in thousandths; 0 if all may. */
  readonly minOdds: number;
  /** The largest stake while there is bonus money; null if it has none. */
  readonly maxStake: number | null;
}

export interface JudgedStake {
  readonly stakeMinor: number;
  /** In thousandths. */
  readonly odds: number;
}

/** What the terms of a bonus have against a stake. */
export type BonusProblem =
  | { readonly name: 'bonusStake'; readonly limitMinor: number }
  /** The limit is what may be staked at the odds: own money, or nothing of a free bet. */
  | {
      readonly name: 'bonusOdds' | 'bonusOddsOwn' | 'freeBetOdds';
      readonly odds: number;
      readonly limitMinor: number;
    };

export function betBonusOf(bonus: Visit['bonus']): BetBonus {
  return {
    freeBet: bonus?.free_bet ?? 0,
    bonusMoney: bonus?.money ?? 0,
    minOdds: bonus?.min_odds ?? 0,
    maxStake: bonus?.max_stake ?? null,
  };
}

/** The most that a bet at such odds may stake, by the bonus and the balance; null if the bonus has nothing to say. */
export function mostByBonus(
  { bonusMoney, minOdds, maxStake }: BetBonus,
  balance: number,
  odds: number,
): number | null {
  if (bonusMoney === 0) return null;
  return odds < minOdds ? Math.max(0, balance - bonusMoney) : maxStake;
}

/**
 * Judges bets that are placed one after the other as the wallet does, which has the last word. Null if the terms allow all.
 *
 * @param balance own money and bonus money
 */
export function bonusProblemOf(
  bonus: BetBonus,
  balance: number,
  stakes: readonly JudgedStake[],
): BonusProblem | null {
  let left = balance;
  let { bonusMoney } = bonus;
  for (const { stakeMinor, odds } of stakes) {
    const most = mostByBonus({ ...bonus, bonusMoney }, left, odds);
    if (most !== null && stakeMinor > most)
      return odds < bonus.minOdds
        ? oddsProblem(bonus.minOdds, most)
        : { name: 'bonusStake', limitMinor: most };
    left = Math.max(0, left - stakeMinor);
    bonusMoney = Math.min(bonusMoney, left);
  }
  return null;
}

/** What the terms have against the free bet at such odds. */
export function freeBetProblemOf({ minOdds }: BetBonus, odds: number): BonusProblem | null {
  return odds < minOdds ? { name: 'freeBetOdds', odds: minOdds, limitMinor: 0 } : null;
}

export const oddsProblem = (odds: number, ownMinor: number): BonusProblem => ({
  name: ownMinor > 0 ? 'bonusOddsOwn' : 'bonusOdds',
  odds,
  limitMinor: ownMinor,
});
