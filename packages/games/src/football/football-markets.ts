import { fraction, type Fraction } from '../exact/fraction.ts';
import type { Score } from './draw-football.ts';
import type { MatchWeights } from './football-league.ts';
import { GOAL_WEIGHTS } from './goals.ts';

/** Scores that have odds of their own: 0 to 3 goals a side. The market has every other score as `other`. */
const PRICED_GOALS = [0, 1, 2, 3];
const pricedScores = PRICED_GOALS.flatMap((home) => PRICED_GOALS.map((away) => `${home}-${away}`));

const scorePick = ({ home, away }: Score): string => {
  const score = `${home}-${away}`;
  return pricedScores.includes(score) ? score : 'other';
};

/**
 * The markets of a match: their picks, and which of them a score makes right. Exactly one is, in every market.
 *
 * - `result`: the home side wins, nobody does, the away side wins
 * - `total`: three goals or more, or less
 * - `both`: whether both sides score
 * - `score`: the score
 */
const markets = {
  result: {
    picks: ['1', 'X', '2'],
    rightPick: ({ home, away }: Score) => (home > away ? '1' : home === away ? 'X' : '2'),
  },
  total: {
    picks: ['over', 'under'],
    rightPick: ({ home, away }: Score) => (home + away > 2.5 ? 'over' : 'under'),
  },
  both: {
    picks: ['yes', 'no'],
    rightPick: ({ home, away }: Score) => (home > 0 && away > 0 ? 'yes' : 'no'),
  },
  score: { picks: [...pricedScores, 'other'], rightPick: scorePick },
} as const;

export const footballMarkets = ['result', 'total', 'both', 'score'] as const;
export type FootballMarket = (typeof footballMarkets)[number];

export const picksOf = (market: FootballMarket): readonly string[] => markets[market].picks;

export const rightPickOf = (market: FootballMarket, score: Score): string => markets[market].rightPick(score);

/** The exact chance of every pick of a market. */
export function marketChances(
  market: FootballMarket,
  { home, away }: MatchWeights,
): ReadonlyMap<string, Fraction> {
  const weights = new Map(picksOf(market).map((pick) => [pick, 0n]));
  home.forEach((homeWeight, homeGoals) =>
    away.forEach((awayWeight, awayGoals) => {
      const pick = rightPickOf(market, { home: homeGoals, away: awayGoals });
      weights.set(pick, (weights.get(pick) ?? 0n) + BigInt(homeWeight) * BigInt(awayWeight));
    }),
  );
  const all = BigInt(GOAL_WEIGHTS) ** 2n;
  return new Map(Array.from(weights, ([pick, weight]) => [pick, fraction(weight, all)]));
}
