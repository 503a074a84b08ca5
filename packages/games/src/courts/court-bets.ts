import { InvalidBet } from '../bets/invalid-bet.ts';
import { type Odds, priceOf } from '../bets/odds.ts';
import { type Hundredths, payRoundedDown } from '../bets/pay.ts';
import {
  readChoice,
  readFields,
  readList,
  readStake,
  refuseDuplicates,
  type StakeLimits,
} from '../bets/read-bets.ts';
import type { CourtEnd } from './court-contest.ts';
import {
  courtChances,
  type CourtLine,
  type CourtMarket,
  courtMarkets,
  rightCourtPick,
} from './court-markets.ts';
import { advantageOf, type CourtFixture, courtRules, type CourtSport } from './court-sports.ts';

/** A market on sale. JSON as it is. */
export interface CourtOffer extends CourtLine {
  readonly picks: readonly { readonly pick: string; readonly odds: Odds }[];
}

export interface CourtPick extends CourtLine {
  readonly pick: string;
}

export interface CourtBet extends CourtPick {
  /** At which it was taken. */
  readonly odds: Hundredths;
  readonly stakeMinor: bigint;
}

/** Margins in basis points, by market. */
export type CourtMargins = Readonly<Record<CourtMarket, number>>;

const MOST_BETS = 20;

/** What is on sale for a contest, at the odds of its exact chances. */
export function courtOffers(sport: CourtSport, fixture: CourtFixture, margins: CourtMargins): CourtOffer[] {
  return courtChances(courtRules(sport), advantageOf(fixture)).map(({ market, line, picks }) => ({
    market,
    line,
    picks: Array.from(picks, ([pick, chance]) => ({ pick, odds: priceOf(chance, margins[market]) })),
  }));
}

/**
 * A player's bets on a contest, from untrusted JSON: `[{ "market": "total", "pick": "over", "stakeMinor": "500" }]`.
 *
 * @throws InvalidBet
 */
export function readCourtBets(json: unknown, offers: readonly CourtOffer[], limits: StakeLimits): CourtBet[] {
  const bets = readList(json, MOST_BETS).map((entry): CourtBet => {
    const fields = readFields(entry, ['market', 'pick', 'stakeMinor']);
    const market = readChoice(fields.market, courtMarkets);
    const offer = offers.find((other) => other.market === market);
    const choices = offer?.picks ?? [];
    const pick = readChoice(
      fields.pick,
      choices.map((choice) => choice.pick),
    );
    const odds = choices.find((choice) => choice.pick === pick)?.odds ?? null;
    if (offer === undefined || odds === null)
      throw new InvalidBet('unknown', `${market} ${pick} is not offered`);
    return { market, line: offer.line, pick, odds, stakeMinor: readStake(fields.stakeMinor, limits, odds) };
  });
  refuseDuplicates(bets, ({ market, pick }) => `${market} ${pick}`);
  return bets;
}

/** What a pick pays, in hundredths of the stake. */
export function courtPays(sport: CourtSport, pick: CourtPick, odds: Hundredths, end: CourtEnd): Hundredths {
  return rightCourtPick(pick, end, courtRules(sport)) === pick.pick ? odds : 0;
}

/** What a bet pays in minor units, its stake included. */
export function settleCourt(sport: CourtSport, bet: CourtBet, end: CourtEnd): bigint {
  return payRoundedDown(bet.stakeMinor, courtPays(sport, bet, bet.odds, end));
}
