import type { BetMath } from '../bets/bet-math.ts';
import type { Hundredths } from '../bets/pay.ts';
import { toNumber } from '../exact/fraction.ts';
import type { Draw } from '../random/draw.ts';

/** A game with one of its bets, whose stated return a simulation proves by playing it. Returns are in stakes: 0.96 is 96 %. */
export interface ProvableGame {
  /** The game, and after a comma the bet: `keno, 4 of 80`. */
  readonly name: string;
  readonly stated: number;
  /** Standard error of the stated return: 0 if it is exact. */
  readonly statedError: number;
  /**
   * Of what a round pays, in stakes; null if only the rounds played give it. An exact one counts rare top wins that a run may
   * not have met.
   */
  readonly standardDeviation: number | null;
  /** Begins a run. Each call of its result plays a round with the game's own draw and settlement. */
  start(draw: Draw): () => Hundredths;
}

/** A bet whose return is exact and whose rounds have nothing in common. */
export function provableBet(
  name: string,
  { returns, standardDeviation }: Pick<BetMath, 'returns' | 'standardDeviation'>,
  play: (draw: Draw) => Hundredths,
): ProvableGame {
  return {
    name,
    stated: toNumber(returns),
    statedError: 0,
    standardDeviation,
    start: (draw) => () => play(draw),
  };
}
