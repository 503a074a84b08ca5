import { POKER_GAMES, type PokerGame } from './poker-game.ts';
import { PokerRefusal } from './poker-refusal.ts';

export interface RakeRules {
  /** Hundredths of a percent of each pot. */
  readonly basisPoints: number;
  /** Of all pots of a hand together. */
  readonly capMinor: bigint;
}

/** Everything that players may know before they sit down. Times are in milliseconds. */
export interface TableRules {
  readonly game: PokerGame;
  readonly seats: number;
  readonly smallBlindMinor: bigint;
  readonly bigBlindMinor: bigint;
  readonly minBuyInMinor: bigint;
  readonly maxBuyInMinor: bigint;
  readonly rake: RakeRules;
  readonly turnMs: number;
  /** What a seat begins with, and never has more of; it is used up after `turnMs`. */
  readonly timeBankMs: number;
  /** Comes back to the time bank with each hand dealt. */
  readonly timeBankGainMs: number;
  /** After so many turns in a row that ran out, a seat is no longer dealt in. */
  readonly sitOutAfter: number;
}

export const MOST_SEATS = 6;

/** @throws PokerRefusal `bad-rules` */
export function checkTableRules(rules: TableRules): TableRules {
  const whole = [rules.turnMs, rules.timeBankMs, rules.timeBankGainMs, rules.rake.basisPoints];
  const problems = {
    'a known game': !POKER_GAMES.includes(rules.game),
    'two to six seats': !Number.isInteger(rules.seats) || rules.seats < 2 || rules.seats > MOST_SEATS,
    'blinds above nothing': rules.smallBlindMinor < 1n || rules.bigBlindMinor < rules.smallBlindMinor,
    'buy-ins from a big blind': rules.minBuyInMinor < rules.bigBlindMinor,
    'a largest buy-in': rules.maxBuyInMinor < rules.minBuyInMinor,
    'times and a rake in whole numbers': whole.some((value) => !Number.isInteger(value) || value < 0),
    'a rake below the pot': rules.rake.basisPoints >= 10_000 || rules.rake.capMinor < 0n,
    'turns that may run out': !Number.isInteger(rules.sitOutAfter) || rules.sitOutAfter < 1,
  };
  const broken = Object.entries(problems).flatMap(([name, isBroken]) => (isBroken ? [name] : []));
  if (broken.length > 0) throw new PokerRefusal('bad-rules', `a table needs ${broken.join(', ')}`);
  return rules;
}
