import type { CatalogueGame } from './catalogue-game.ts';

/** The figures that the studio states about a game, in wire format. */
export function describeFigures(game: CatalogueGame) {
  return {
    rtp: game.rtpBasisPoints === null ? null : (game.rtpBasisPoints / 100).toFixed(2),
    volatility: game.volatility,
    min_bet: game.minBetMinor,
    max_bet: game.maxBetMinor,
    max_win_multiplier: game.maxWinMultiplier,
    lines: game.lines,
  };
}
