import type { Draw } from '../seeded-draw.ts';
import type { Feature, GameMath } from './game.ts';

/** Highest win by volatility, in multiples of the bet. */
const MAX_WINS = [
  [250, 500],
  [500, 1_000, 1_500],
  [2_000, 2_500, 3_000],
  [4_000, 5_000, 6_000],
  [7_500, 10_000, 12_500],
] as const;

const MIN_BETS_MINOR = [100n, 200n, 250n, 500n] as const;
const MAX_BETS_MINOR = [200_000n, 250_000n, 500_000n, 1_000_000n] as const;

/** A plausible information sheet; the same seed writes the same sheet. */
export function drawSlotMath(draw: Draw, classic: boolean): GameMath {
  const volatility = classic ? draw.integer(1, 3) : draw.integer(2, 5);
  return {
    rtpBasisPoints: draw.integer(9_400, 9_720),
    volatility,
    minBetMinor: draw.pick(MIN_BETS_MINOR),
    maxBetMinor: draw.pick(MAX_BETS_MINOR),
    maxWinMultiplier: draw.pick(MAX_WINS[volatility - 1] ?? MAX_WINS[0]),
    lines: draw.pick(classic ? [5, 10, 20] : [20, 25, 30, 40, 50]),
  };
}

export function drawSlotFeatures(draw: Draw, classic: boolean): Feature[] {
  if (classic) return draw.fraction() < 0.5 ? ['classic', 'wild'] : ['classic', 'multiplier'];
  const extras = draw
    .shuffle<Feature>(['expanding_wilds', 'multiplier', 'respin'])
    .slice(0, draw.integer(0, 2));
  return ['wild', 'scatter', ...(draw.fraction() < 0.8 ? (['free_spins'] as const) : []), ...extras];
}

/** Most games are settled, one in sixteen came out within the last six weeks. */
export function drawReleasedDaysAgo(draw: Draw): number {
  return draw.fraction() < 1 / 16 ? draw.integer(1, 42) : draw.integer(60, 1_900);
}
