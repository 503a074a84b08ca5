import type { Hundredths } from '../../bets/pay.ts';
import type { Draw } from '../../random/draw.ts';

/** A spot of a table's layout, on which players put their chips. */
export interface Spot<Outcome> {
  /** Unique at its table, such as `split-8-11`. Bets name it. */
  readonly id: string;
  /** Such as `split`. */
  readonly kind: string;
  /** Profit of an ordinary win per unit of stake, as the table shows it: 35 is 35 to 1. Maximum bets are scaled by it. */
  readonly pays: number;
  /** The largest payback of any outcome. */
  readonly top: Hundredths;
  readonly payback: (outcome: Outcome) => Hundredths;
}

/** A finished round as the lobby shows it; which fields are set depends on the game. */
export interface TableHistoryEntry {
  /** Number, segment, dice, card or multiplier. */
  readonly result?: string;
  readonly color?: 'red' | 'black' | 'green';
  /** Sum of the dice. */
  readonly totalSum?: number;
  readonly winner?: string;
  /** Points of the hands. */
  readonly player?: number;
  readonly banker?: number;
}

/** An outcome and its share of all outcomes of the game. */
export interface Weighted<Outcome> {
  readonly outcome: Outcome;
  readonly weight: bigint;
}

/**
 * A table at which players bet on spots before a round and the round needs no decisions.
 *
 * @typeParam Result all that is drawn for a round, cards included: plain JSON
 * @typeParam Outcome the part of it on which payments depend
 */
export interface SpotGame<Result, Outcome> {
  readonly name: string;
  readonly spots: ReadonlyMap<string, Spot<Outcome>>;
  /** Draws a whole round, before any of it is shown. */
  readonly drawResult: (draw: Draw) => Result;
  readonly outcomeOf: (result: Result) => Outcome;
  /** All outcomes, for exact returns. Equal outcomes may be several entries. */
  readonly distribution: () => readonly Weighted<Outcome>[];
  readonly history: (result: Result) => TableHistoryEntry;
}

/** A spot with one price, that is won or lost. @param pays profit per unit of stake */
export function winOrLose<Outcome>(
  { id, kind = id, pays }: { id: string; kind?: string; pays: number },
  wins: (outcome: Outcome) => boolean,
): Spot<Outcome> {
  const top = Math.round((pays + 1) * 100);
  return { id, kind, pays, top, payback: (outcome) => (wins(outcome) ? top : 0) };
}

/** Spots by their ids. @throws Error if two have the same id */
export function spotsById<Outcome>(spots: readonly Spot<Outcome>[]): ReadonlyMap<string, Spot<Outcome>> {
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  if (byId.size < spots.length) throw new Error('two spots of a table have the same id');
  return byId;
}

/** @throws RangeError for a spot that the game does not have */
export function spotOf<Result, Outcome>(
  { name, spots }: SpotGame<Result, Outcome>,
  id: string,
): Spot<Outcome> {
  const spot = spots.get(id);
  if (spot === undefined) throw new RangeError(`${name} has no spot ${id}`);
  return spot;
}
