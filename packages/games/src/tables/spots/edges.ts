import { type Fraction, fraction, multiply, subtract, toNumber } from '../exact/fraction.ts';
import type { Hundredths, Spot, SpotGame, Weighted } from './spot-game.ts';

/** Exact figures of one spot, per unit of stake. */
export interface SpotEdge {
  readonly spot: string;
  readonly kind: string;
  readonly pays: number;
  /** Expected payback, stake included: 36/37 for all bets of a European wheel. */
  readonly payback: Fraction;
  /** The house's part, 1 - `payback`. */
  readonly edge: Fraction;
  /** Probability of getting more than the stake. */
  readonly hitRate: Fraction;
  readonly top: Hundredths;
  /** Probability of `top`. */
  readonly topRate: Fraction;
  /** Standard deviation of the payback. */
  readonly deviation: number;
}

/** The figures of every spot, from all outcomes of the game. */
export function spotEdgesOf<Result, Outcome>(game: SpotGame<Result, Outcome>): SpotEdge[] {
  const outcomes = game.distribution();
  return [...game.spots.values()].map((spot) => edgeOf(spot, outcomes));
}

const STAKE = 100;

function edgeOf<Outcome>(spot: Spot<Outcome>, outcomes: readonly Weighted<Outcome>[]): SpotEdge {
  let [total, sum, squares, wins, tops] = [0n, 0n, 0n, 0n, 0n];
  for (const { outcome, weight } of outcomes) {
    const payback = spot.payback(outcome);
    const share = weight * BigInt(payback);
    total += weight;
    sum += share;
    squares += share * BigInt(payback);
    if (payback > STAKE) wins += weight;
    if (payback === spot.top) tops += weight;
  }
  const payback = fraction(sum, total * BigInt(STAKE));
  const variance = subtract(fraction(squares, total * BigInt(STAKE) ** 2n), multiply(payback, payback));
  return {
    spot: spot.id,
    kind: spot.kind,
    pays: spot.pays,
    payback,
    edge: subtract(fraction(1n), payback),
    hitRate: fraction(wins, total),
    top: spot.top,
    topRate: fraction(tops, total),
    deviation: Math.sqrt(toNumber(variance)),
  };
}
