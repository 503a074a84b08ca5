import type { Draw } from '@baize/games';
import type { Reward } from '@baize/providers';

/** What a turn can give. Its name is a text of the page, by its id. */
export interface Prize {
  readonly id: PrizeId;
  /** Of 1,000. */
  readonly odds: number;
  /** Null for no prize. */
  readonly reward: Reward | null;
}

export const prizeIds = [
  'bonus-5',
  'spins-10',
  'none',
  'bonus-20',
  'spins-25',
  'bonus-100',
  'bonus-500',
  'points-10',
  'points-15',
  'spins-5',
  'points-20',
  'points-25',
  'bonus-10',
  'bonus-50',
  'bonus-25',
  'spins-20',
] as const;
export type PrizeId = (typeof prizeIds)[number];

const bonus = (slug: string): Reward => ({ kind: 'bonus', slug });
const spins = (slug: string): Reward => ({ kind: 'freeSpins', slug });
const points = (count: number): Reward => ({ kind: 'points', points: count });

/** In the order of the wheel's slices, which are as wide as their odds. */
export const wheelPrizes: readonly Prize[] = [
  { id: 'bonus-5', odds: 300, reward: bonus('wheel-5') },
  { id: 'spins-10', odds: 250, reward: spins('wheel-spins-10') },
  { id: 'none', odds: 200, reward: null },
  { id: 'bonus-20', odds: 130, reward: bonus('wheel-20') },
  { id: 'spins-25', odds: 80, reward: spins('wheel-spins-25') },
  { id: 'bonus-100', odds: 35, reward: bonus('wheel-100') },
  { id: 'bonus-500', odds: 5, reward: bonus('wheel-500') },
];

export const casePrizes: readonly Prize[] = [
  { id: 'bonus-10', odds: 500, reward: bonus('case-10') },
  { id: 'bonus-25', odds: 300, reward: bonus('case-25') },
  { id: 'spins-20', odds: 150, reward: spins('case-spins-20') },
  { id: 'bonus-100', odds: 50, reward: bonus('case-100') },
];

/** What the days of a streak give, one after the other; nothing is drawn. */
export const treasureSteps: readonly Omit<Prize, 'odds'>[] = [
  { id: 'points-10', reward: points(10) },
  { id: 'points-15', reward: points(15) },
  { id: 'spins-5', reward: spins('treasure-spins-5') },
  { id: 'points-20', reward: points(20) },
  { id: 'points-25', reward: points(25) },
  { id: 'bonus-10', reward: bonus('treasure-10') },
  { id: 'bonus-50', reward: bonus('treasure-50') },
];

/** Draws one by its odds. @throws RangeError if the odds are not whole */
export function drawPrize(prizes: readonly Prize[], draw: Draw): Prize {
  let ticket = draw(prizes.reduce((sum, { odds }) => sum + odds, 0));
  for (const prize of prizes) {
    if (ticket < prize.odds) return prize;
    ticket -= prize.odds;
  }
  throw new RangeError('a prize without odds');
}
