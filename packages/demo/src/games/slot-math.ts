import type { Draw } from '../seeded-draw.ts';
import type { Feature, GameMath } from './game.ts';

/**
 * What the sandbox studio really plays: three reels with five lines, or five reels with twenty-five. The multiplier is
 * the maximum win of a round, free games included; wins are scaled to a game's stated return.
 */
const THREE_REELS = { lines: 5, maxWinMultiplier: 1_771 };
const FIVE_REELS = { lines: 25, maxWinMultiplier: 4_734 };

const MIN_BETS_MINOR = [100n, 200n, 250n, 500n] as const;
const MAX_BETS_MINOR = [200_000n, 250_000n, 500_000n, 1_000_000n] as const;

/** A plausible information sheet; deterministic by seed. */
export function drawSlotMath(draw: Draw, classic: boolean): GameMath {
  return {
    rtpBasisPoints: draw.integer(9_400, 9_720),
    volatility: classic ? draw.integer(1, 3) : draw.integer(2, 5),
    minBetMinor: draw.pick(MIN_BETS_MINOR),
    maxBetMinor: draw.pick(MAX_BETS_MINOR),
    ...(classic ? THREE_REELS : FIVE_REELS),
  };
}

/** Both machines have wilds, scatters and free games with doubled wins. */
export function listSlotFeatures(classic: boolean): Feature[] {
  const shared: Feature[] = ['wild', 'scatter', 'free_spins', 'multiplier'];
  return classic ? ['classic', ...shared] : shared;
}

/** Most games are established; one in sixteen was released in the last six weeks. */
export function drawReleasedDaysAgo(draw: Draw): number {
  return draw.fraction() < 1 / 16 ? draw.integer(1, 42) : draw.integer(60, 1_900);
}
