import { fraction, type Fraction, toNumber } from '../exact/fraction.ts';
import type { Hundredths } from './pay.ts';

/** One way in which a bet can end, with a share of `weight` in the sum of the weights. */
export interface PayChance {
  readonly weight: bigint;
  readonly pays: Hundredths;
}

/** The exact mathematics of a bet, in units of its stake. */
export interface BetMath {
  /** Mean pay: 0.96 is a return of 96 %. */
  readonly returns: Fraction;
  readonly variance: Fraction;
  readonly standardDeviation: number;
  /** The chance of any pay. */
  readonly hitRate: Fraction;
  /** The chance of a pay above the stake: a returned stake is not a win. */
  readonly winRate: Fraction;
  readonly topPay: Hundredths;
  readonly topChance: Fraction;
}

/** @param chances all ways in which the bet can end */
export function betMathOf(chances: readonly PayChance[]): BetMath {
  const all = weigh(chances);
  const mean = weigh(chances, ({ pays }) => BigInt(pays));
  const meanSquare = weigh(chances, ({ pays }) => BigInt(pays) ** 2n);
  const variance = fraction(meanSquare * all - mean ** 2n, (all * 100n) ** 2n);
  const topPay = chances.reduce((top, { pays }) => Math.max(top, pays), 0);
  const chanceThat = (holds: (pays: Hundredths) => boolean): Fraction =>
    fraction(
      weigh(chances, ({ pays }) => (holds(pays) ? 1n : 0n)),
      all,
    );
  return {
    returns: fraction(mean, all * 100n),
    variance,
    standardDeviation: Math.sqrt(toNumber(variance)),
    hitRate: chanceThat((pays) => pays > 0),
    winRate: chanceThat((pays) => pays > 100),
    topPay,
    topChance: chanceThat((pays) => pays === topPay),
  };
}

function weigh(chances: readonly PayChance[], value: (chance: PayChance) => bigint = () => 1n): bigint {
  return chances.reduce((sum, chance) => sum + chance.weight * value(chance), 0n);
}
