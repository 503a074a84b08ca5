import type { BetMath } from '../bets/bet-math.ts';
import { oddsMath, priceOf } from '../bets/odds.ts';
import { type ProvableGame, provableBet } from '../proof/provable-game.ts';
import { drawScore } from './draw-football.ts';
import { type FootballMargins, footballPays, type FootballPick } from './football-bets.ts';
import { type Fixture, type MatchWeights, matchWeights } from './football-league.ts';
import { marketChances } from './football-markets.ts';

/** A bet on a match, exactly; null if it is not offered. */
export function footballMath(
  { market, pick }: FootballPick,
  weights: MatchWeights,
  margins: FootballMargins,
): BetMath | null {
  const chance = marketChances(market, weights).get(pick);
  const odds = chance === undefined ? null : priceOf(chance, margins[market]);
  return chance === undefined || odds === null ? null : oddsMath(chance, odds);
}

const PROVEN_PICKS: readonly FootballPick[] = [
  { market: 'result', pick: '1' },
  { market: 'result', pick: 'X' },
  { market: 'result', pick: '2' },
  { market: 'total', pick: 'over' },
  { market: 'both', pick: 'yes' },
  { market: 'score', pick: '1-1' },
  { market: 'score', pick: 'other' },
];

export function provableFootball(fixture: Fixture, margins: FootballMargins): ProvableGame[] {
  const weights = matchWeights(fixture);
  return PROVEN_PICKS.flatMap((pick) => {
    const math = footballMath(pick, weights, margins);
    if (math === null) return [];
    return provableBet(`football, ${pick.market} ${pick.pick}`, math, (draw) =>
      footballPays(pick, math.topPay, drawScore(weights, draw)),
    );
  });
}
