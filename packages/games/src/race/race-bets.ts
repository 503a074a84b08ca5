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
import type { Fraction } from '../exact/fraction.ts';
import type { RaceResult } from './draw-race.ts';
import type { RaceChances } from './race-chances.ts';

/** First; first or second; among the first three; the first two in this order. */
export const raceBetKinds = ['win', 'place', 'show', 'forecast'] as const;
export type RaceBetKind = (typeof raceBetKinds)[number];

/** What is bet on: one start number, or the first and the second of a forecast. */
export interface RacePick {
  readonly kind: RaceBetKind;
  readonly runners: readonly number[];
}

export interface RaceBet extends RacePick {
  /** At which it was taken. */
  readonly odds: Hundredths;
  readonly stakeMinor: bigint;
}

/** Margins in basis points, by kind. */
export type RaceMargins = Readonly<Record<RaceBetKind, number>>;

const MOST_BETS = 20;

/** The odds of a pick, from the exact chances of its race. */
export function raceOdds(pick: RacePick, chances: RaceChances, margins: RaceMargins): Odds {
  const chance = raceChance(pick, chances);
  return chance === undefined ? null : priceOf(chance, margins[pick.kind]);
}

/** Undefined if the race has no such runner. */
export function raceChance({ kind, runners }: RacePick, chances: RaceChances): Fraction | undefined {
  const [first = 0, second = 0] = runners;
  return kind === 'forecast' ? chances.forecast[first - 1]?.[second - 1] : chances[kind][first - 1];
}

/**
 * A player's bets on a race, from untrusted JSON: `[{ "kind": "forecast", "runners": [4, 1], "stakeMinor": "500" }]`.
 *
 * @throws InvalidBet
 */
export function readRaceBets(
  json: unknown,
  limits: StakeLimits,
  chances: RaceChances,
  margins: RaceMargins,
): RaceBet[] {
  const bets = readList(json, MOST_BETS).map((entry): RaceBet => {
    const { kind, runners, stakeMinor } = readFields(entry, ['kind', 'runners', 'stakeMinor']);
    const pick = { kind: readChoice(kind, raceBetKinds), runners: readRunners(runners, chances.win.length) };
    if (pick.runners.length !== (pick.kind === 'forecast' ? 2 : 1)) {
      throw new InvalidBet('count', `runners of ${pick.kind}`);
    }
    const odds = raceOdds(pick, chances, margins);
    if (odds === null)
      throw new InvalidBet('unknown', `${pick.kind} ${pick.runners.join('-')} is not offered`);
    return { ...pick, odds, stakeMinor: readStake(stakeMinor, limits, odds) };
  });
  refuseDuplicates(bets, ({ kind, runners }) => `${kind} ${runners.join('-')}`);
  return bets;
}

function readRunners(json: unknown, runners: number): number[] {
  const numbers = readList(json, 2).map((runner) => readWhole(runner, 1, runners));
  refuseDuplicates(numbers, (runner) => runner);
  return numbers;
}

/** What a bet pays, in hundredths of the stake. */
export function racePays(
  { kind, runners, odds }: Omit<RaceBet, 'stakeMinor'>,
  { order }: Pick<RaceResult, 'order'>,
): Hundredths {
  const [first = 0, second = 0] = runners;
  const isRight = {
    win: order[0] === first,
    place: order.slice(0, 2).includes(first),
    show: order.slice(0, 3).includes(first),
    forecast: order[0] === first && order[1] === second,
  }[kind];
  return isRight ? odds : 0;
}

/** What a bet pays in minor units, its stake included. */
export function settleRace(bet: RaceBet, result: RaceResult): bigint {
  return payRoundedDown(bet.stakeMinor, racePays(bet, result));
}
