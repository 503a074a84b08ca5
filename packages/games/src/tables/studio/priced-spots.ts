import { priceOf } from '../../bets/odds.ts';
import { fraction } from '../../exact/fraction.ts';
import { type Spot, type Weighted, winOrLose } from '../spots/spot-game.ts';

/** A bet that is won or lost, before it has odds. */
export interface PlainBet<Outcome> {
  readonly id: string;
  /** The id by default. */
  readonly kind?: string;
  readonly wins: (outcome: Outcome) => boolean;
}

/** The margin of all bets priced here: they return 96 %, less what rounding odds down to hundredths takes. */
const MARGIN_BASIS_POINTS = 400;

/**
 * Spots whose odds follow from their chances, so that all bets of a table return the same.
 *
 * @param outcomes all outcomes of the table
 * @throws RangeError for a bet that nothing wins, or too much to have odds
 */
export function pricedSpots<Outcome>(
  outcomes: readonly Weighted<Outcome>[],
  bets: readonly PlainBet<Outcome>[],
): Spot<Outcome>[] {
  const all = sumOf(outcomes);
  return bets.map(({ id, kind = id, wins }) => {
    const chance = fraction(sumOf(outcomes.filter(({ outcome }) => wins(outcome))), all);
    const odds = priceOf(chance, MARGIN_BASIS_POINTS);
    if (odds === null) throw new RangeError(`${id} cannot have odds`);
    return winOrLose({ id, kind, pays: (odds - 100) / 100 }, wins);
  });
}

function sumOf(outcomes: readonly Weighted<unknown>[]): bigint {
  return outcomes.reduce((sum, { weight }) => sum + weight, 0n);
}

/** Outcomes that are equally likely. */
export function alike<Outcome>(outcomes: readonly Outcome[]): Weighted<Outcome>[] {
  return outcomes.map((outcome) => ({ outcome, weight: 1n }));
}

/** Whole numbers from `from` to `to`, both included. */
export function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
