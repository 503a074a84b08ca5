import { type BetMath, betMathOf } from '../../bets/bet-math.ts';
import { type Fraction, fraction, subtract } from '../../exact/fraction.ts';
import type { SpotGame } from './spot-game.ts';

/** Exact figures of one spot, per unit of stake. */
export interface SpotEdge extends BetMath {
  readonly spot: string;
  readonly kind: string;
  readonly pays: number;
  /** The house's part, 1 - `returns`: 1/37 for all bets of a European wheel. */
  readonly edge: Fraction;
}

/** The figures of every spot, from all outcomes of the game. */
export function spotEdgesOf<Result, Outcome>(game: SpotGame<Result, Outcome>): SpotEdge[] {
  const outcomes = game.distribution();
  return Array.from(game.spots.values(), ({ id, kind, pays, payback }) => {
    const math = betMathOf(outcomes.map(({ outcome, weight }) => ({ weight, pays: payback(outcome) })));
    return { spot: id, kind, pays, edge: subtract(fraction(1n), math.returns), ...math };
  });
}
