import { ratio, type Ratio, toNumber } from './ratio.ts';

/**
 * What bets pay, in all games of this package that are drawn: in hundredths of the stake **with the stake in it**. 0 loses the
 * stake, 100 returns it, 194 wins 0.94 of it.
 */
export type Hundredths = number;

/** One way in which a bet can end, with a share of `weight` in the sum of the weights. */
export interface PayChance {
  readonly weight: bigint;
  readonly pays: Hundredths;
}

/** The exact mathematics of a bet, in units of its stake. */
export interface BetMath {
  /** Mean pay: 0.96 is a return of 96 %. */
  readonly returns: Ratio;
  readonly variance: Ratio;
  readonly standardDeviation: number;
  /** The chance of any pay. */
  readonly hitRate: Ratio;
  /** The chance of a pay above the stake: a returned stake is not a win. */
  readonly winRate: Ratio;
  readonly topPay: Hundredths;
  readonly topChance: Ratio;
}

/**
 * A bet's pay in minor units, stake included. Rounded down, which happens only with stakes that are not multiples of 100 minor
 * units.
 */
export function payOf(stakeMinor: bigint, pays: Hundredths): bigint {
  return (stakeMinor * BigInt(pays)) / 100n;
}

/** The most that one bet may pay. */
const TOP_PAY_MINOR = 9_999_999_900n;

/** The highest stake with which `topPay` is no more than 99,999,999.00. */
export function highestStakeMinor(topPay: Hundredths): bigint {
  return (TOP_PAY_MINOR * 100n) / BigInt(topPay);
}

/** @param chances all ways in which the bet can end */
export function betMathOf(chances: readonly PayChance[]): BetMath {
  const all = weigh(chances);
  const mean = weigh(chances, ({ pays }) => BigInt(pays));
  const meanSquare = weigh(chances, ({ pays }) => BigInt(pays) ** 2n);
  const variance = ratio(meanSquare * all - mean ** 2n, (all * 100n) ** 2n);
  const topPay = Math.max(...chances.map(({ pays }) => pays));
  const chanceThat = (holds: (pays: Hundredths) => boolean): Ratio =>
    ratio(
      weigh(chances, ({ pays }) => (holds(pays) ? 1n : 0n)),
      all,
    );
  return {
    returns: ratio(mean, all * 100n),
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
