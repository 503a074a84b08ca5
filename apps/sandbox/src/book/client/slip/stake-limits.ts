import {
  type BetBonus,
  type BonusProblem,
  bonusProblemOf,
  freeBetProblemOf,
  mostByBonus,
  oddsProblem,
} from '../../bet-bonus.ts';
import { betsOf, oddsOfBet, onlyBetOf, sumsOf } from './slip-bets.ts';
import type { SlipState } from './slip-state.ts';

/** What the player's session says of a bet. Null for a visitor, or while it is not open. */
export interface Purse extends BetBonus {
  readonly balance: number;
  readonly minBet: number;
  readonly maxBet: number;
}

export type StakeProblem =
  | BonusProblem
  | { readonly name: 'stakeLow' | 'stakeHigh' | 'balance' | 'tooManyLines'; readonly limitMinor: number };

interface StakeLimits {
  /** On each line. */
  readonly most: number;
  /** By the terms of a bonus; null if they have nothing to say. */
  readonly byBonus: number | null;
}

/** What the one stake of a slip may be; null if each pick has its own. */
export function limitsOf(state: SlipState, purse: Purse, highestMinor: number | null): StakeLimits | null {
  const bet = onlyBetOf(state);
  if (bet === null) return null;
  const ofBonus = mostByBonus(purse, purse.balance, oddsOfBet(bet));
  const most = Math.min(purse.balance, highestMinor ?? purse.maxBet, ofBonus ?? Infinity);
  const perLine = (minor: number) => Math.max(0, Math.floor(minor / bet.lines.length));
  return { most: perLine(most), byBonus: ofBonus === null ? null : perLine(ofBonus) };
}

/** What is wrong with the stakes of a slip. Odds at which nothing may be staked are wrong before there is a stake. */
export function stakeProblemOf(
  state: SlipState,
  purse: Purse,
  highestMinor: number | null,
): StakeProblem | null {
  const { balance, minBet, maxBet, minOdds, bonusMoney } = purse;
  const bets = betsOf(state);
  const stakes = bets.map((bet) => ({
    stakeMinor: bet.lines.length * bet.lineStakeMinor,
    odds: oddsOfBet(bet),
  }));
  const total = stakes.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
  const high = highestMinor ?? maxBet;
  const only = onlyBetOf(state);
  const isTooSure = only !== null && oddsOfBet(only) < minOdds;
  if (isTooSure && balance > 0 && balance === bonusMoney) return oddsProblem(minOdds, 0);
  if (stakes.some(({ stakeMinor }) => stakeMinor < minBet)) return { name: 'stakeLow', limitMinor: minBet };
  if (stakes.some(({ stakeMinor }) => stakeMinor > high)) return { name: 'stakeHigh', limitMinor: high };
  return total > balance ? { name: 'balance', limitMinor: balance } : bonusProblemOf(purse, balance, stakes);
}

/** Likewise of a slip whose stake is the free bet, beside which the balance does not matter. */
export function freeBetProblem(
  state: SlipState,
  purse: Purse,
  highestMinor: number | null,
): StakeProblem | null {
  const only = onlyBetOf(state);
  const problem = only && freeBetProblemOf(purse, oddsOfBet(only));
  const balance = sumsOf(betsOf(state)).stakeMinor;
  return problem ?? stakeProblemOf(state, { ...purse, balance, bonusMoney: 0 }, highestMinor);
}
