import type { MainCategory } from '@baize/contract';

/** Own money staked for one point, in games that count in full: 10.00. */
export const POINT_STAKE_MINOR = 1_000n;

/**
 * How much of a stake counts for points, in percent; games that return more of it count less. What is staked from other wallets
 * than main counts for none.
 */
export const loyaltyWeights: Readonly<Record<MainCategory, number>> = {
  casino: 100,
  games: 50,
  bingo: 50,
  virtual_games: 50,
  sport: 50,
  live_casino: 20,
  tv_games: 20,
  other: 0,
};

export interface LoyaltyLevel {
  readonly number: number;
  readonly name: { readonly tr: string; readonly en: string };
  /** Points that it begins at; a level that was reached is kept. */
  readonly points: number;
  /** The bonus that reaching it offers, where the brand has it. */
  readonly slug?: string;
}

/** Every level, from the first, which everybody has. */
export const loyaltyLevels: readonly [LoyaltyLevel, ...LoyaltyLevel[]] = [
  { number: 1, name: { tr: 'Bronz', en: 'Bronze' }, points: 0 },
  { number: 2, name: { tr: 'Gümüş', en: 'Silver' }, points: 500, slug: 'level-silver' },
  { number: 3, name: { tr: 'Altın', en: 'Gold' }, points: 2_500, slug: 'level-gold' },
  { number: 4, name: { tr: 'Platin', en: 'Platinum' }, points: 10_000, slug: 'level-platinum' },
  { number: 5, name: { tr: 'Elmas', en: 'Diamond' }, points: 40_000, slug: 'level-diamond' },
];

const [first] = loyaltyLevels;

/** The level that some points have reached. */
export function levelOf(points: number): LoyaltyLevel {
  return loyaltyLevels.findLast((level) => level.points <= points) ?? first;
}

/** Own stakes by category, of which each counts by its weight. */
export function weightedStake(stakes: ReadonlyMap<string, bigint>): bigint {
  let hundredfold = 0n;
  for (const [category, minor] of stakes)
    hundredfold += minor * BigInt(isCategory(category) ? loyaltyWeights[category] : 0);
  return hundredfold / 100n;
}

const isCategory = (text: string): text is MainCategory => Object.hasOwn(loyaltyWeights, text);
