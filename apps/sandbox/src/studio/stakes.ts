import { UNITS_PER_STAKE } from '@baize/games';

/** Minor units, in multiples of 20, so that every prize is a whole number of minor units. */
const LADDER_MINOR = [
  20, 40, 60, 80, 100, 200, 400, 600, 800, 1_000, 1_200, 1_600, 2_000, 4_000, 5_000, 6_000, 8_000, 10_000,
  20_000, 40_000, 50_000, 60_000, 80_000, 100_000, 200_000, 400_000, 500_000, 1_000_000,
];

export interface StakeLimits {
  minBet: number;
  maxBet: number;
}

/** The offered stakes within the wallet's limits, lowest first; never empty. */
export function stakesWithin({ minBet, maxBet }: StakeLimits): number[] {
  const fitting = LADDER_MINOR.filter((stake) => stake >= minBet && stake <= maxBet);
  if (fitting.length > 0) return fitting;
  return [Math.ceil(minBet / UNITS_PER_STAKE) * UNITS_PER_STAKE];
}
