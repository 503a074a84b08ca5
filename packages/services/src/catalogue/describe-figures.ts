import type { CatalogueGame } from './catalogue-game.ts';

/** The figures that the studio states about a game, in wire format. */
export function describeFigures(game: CatalogueGame) {
  return {
    rtp: percent(game.rtpBasisPoints),
    rtp_least: percent(game.leastRtpBasisPoints),
    mechanic: game.mechanic,
    volatility: game.volatility,
    hit_rate: percent(game.hitRate),
    win_rate: percent(game.winRate),
    feature_odds: game.featureOdds,
    // What cannot be opened takes no bets.
    min_bet: game.launchable ? game.minBetMinor : null,
    max_bet: game.launchable ? game.maxBetMinor : null,
    max_win_multiplier: game.maxWinMultiplier,
    max_win_odds: game.topWinOdds,
    lines: game.lines,
    ways: game.ways,
  };
}

function percent(basisPoints: number | null): string | null {
  return basisPoints === null ? null : (basisPoints / 100).toFixed(2);
}
