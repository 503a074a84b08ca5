import type { Draw } from '../../random/draw.ts';
import type { Hundredths } from './pay.ts';
import { type Ratio, toNumber } from './ratio.ts';

/** A bet whose stated return a simulation proves by playing it. */
export interface ProvableBet {
  /** `keno, 4 numbers` */
  readonly name: string;
  readonly returns: Ratio;
  /**
   * In units of the stake; null if only the rounds played give it. An exact one counts rare top wins that a run may not have
   * met.
   */
  readonly standardDeviation: number | null;
  /** Plays one round with the game's own draw and settlement. */
  play(draw: Draw): Hundredths;
}

/** What a simulation found, in units of the stake. */
export interface Proof {
  readonly name: string;
  readonly rounds: number;
  readonly stated: number;
  readonly mean: number;
  readonly standardError: number;
  /** How many standard errors the mean is from the stated return; 0 if each round paid exactly that. */
  readonly errors: number;
  readonly verdict: 'proven' | 'refuted';
}

/** A mean further away than this refutes the stated return; by chance one right game in 370 is. */
const MOST_ERRORS = 3;
/** Differences of means that are rounding only. */
const ROUNDING = 1e-12;

/** @param rounds at least 2 */
export function playMany(bet: ProvableBet, draw: Draw, rounds: number): Proof {
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const pays = bet.play(draw) / 100;
    sum += pays;
    squares += pays * pays;
  }
  const mean = sum / rounds;
  const played = Math.sqrt(Math.max(0, (squares - sum * mean) / (rounds - 1)));
  const standardError = (bet.standardDeviation ?? played) / Math.sqrt(rounds);
  const stated = toNumber(bet.returns);
  const errors = Math.abs(mean - stated) < ROUNDING ? 0 : Math.abs(mean - stated) / standardError;
  return {
    name: bet.name,
    rounds,
    stated,
    mean,
    standardError,
    errors,
    verdict: errors < MOST_ERRORS ? 'proven' : 'refuted',
  };
}
