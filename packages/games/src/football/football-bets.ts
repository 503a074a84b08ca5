import { InvalidBet } from '../bets/invalid-bet.ts';
import { type Odds, priceOf } from '../bets/odds.ts';
import { type Hundredths, payRoundedDown } from '../bets/pay.ts';
import {
  readChoice,
  readFields,
  readList,
  readStake,
  readWhole,
  refuseDuplicates,
  type StakeLimits,
} from '../bets/read-bets.ts';
import type { FootballResult, Score } from './draw-football.ts';
import { fixturesOf, type MatchWeights, matchWeights } from './football-league.ts';
import {
  type FootballMarket,
  footballMarkets,
  marketChances,
  picksOf,
  rightPickOf,
} from './football-markets.ts';

export interface FootballPick {
  readonly market: FootballMarket;
  readonly pick: string;
}

export interface FootballBet extends FootballPick {
  /** The position of the match in its round, from 0. */
  readonly match: number;
  /** At which it was taken. */
  readonly odds: Hundredths;
  readonly stakeMinor: bigint;
}

/** Margins in basis points, by market. */
export type FootballMargins = Readonly<Record<FootballMarket, number>>;

const MOST_BETS = 40;

/** The odds of every pick of a market, from its exact chances. */
export function footballOdds(
  market: FootballMarket,
  weights: MatchWeights,
  margins: FootballMargins,
): ReadonlyMap<string, Odds> {
  const chances = marketChances(market, weights);
  return new Map(Array.from(chances, ([pick, chance]) => [pick, priceOf(chance, margins[market])]));
}

/**
 * A player's bets on a round, from untrusted JSON: `[{ "match": 0, "market": "result", "pick": "X", "stakeMinor": "500" }]`.
 *
 * @throws InvalidBet
 */
export function readFootballBets(
  json: unknown,
  round: number,
  limits: StakeLimits,
  margins: FootballMargins,
): FootballBet[] {
  const fixtures = fixturesOf(round);
  const bets = readList(json, MOST_BETS).map((entry): FootballBet => {
    const fields = readFields(entry, ['match', 'market', 'pick', 'stakeMinor']);
    const match = readWhole(fields.match, 0, fixtures.length - 1);
    const market = readChoice(fields.market, footballMarkets);
    const pick = readChoice(fields.pick, picksOf(market));
    const fixture = fixtures[match];
    const odds = fixture && footballOdds(market, matchWeights(fixture), margins).get(pick);
    if (odds == null) throw new InvalidBet('unknown', `${market} ${pick} is not offered`);
    return { match, market, pick, odds, stakeMinor: readStake(fields.stakeMinor, limits, odds) };
  });
  refuseDuplicates(bets, ({ match, market, pick }) => `${match} ${market} ${pick}`);
  return bets;
}

/** What a pick pays, in hundredths of the stake. */
export function footballPays({ market, pick }: FootballPick, odds: Hundredths, score: Score): Hundredths {
  return rightPickOf(market, score) === pick ? odds : 0;
}

/**
 * What a bet pays in minor units, its stake included.
 *
 * @throws RangeError if the round has no such match
 */
export function settleFootball(bet: FootballBet, { matches }: FootballResult): bigint {
  const match = matches[bet.match];
  if (match === undefined) throw new RangeError(`no match ${bet.match}`);
  return payRoundedDown(bet.stakeMinor, footballPays(bet, bet.odds, match.score));
}
