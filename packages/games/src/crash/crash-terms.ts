import type { Hundredths } from './shared/pay.ts';

/** What an operator sets for a crash game. */
export interface CrashTerms {
  /** 100 is an edge of 1 %, so that every target returns 99 %. */
  readonly edgeBasisPoints: number;
  /** The multiplier at which every bet that is still in the air is cashed out. */
  readonly cap: Hundredths;
}

/** The lowest target; below it a stake would come back with more than the stated return. */
export const LOWEST_TARGET: Hundredths = 101;

/** The most that one bet may pay. */
const TOP_PAY_MINOR = 9_999_999_900n;

/** The stake that pays no more than 99,999,999.00 even at the cap. */
export function highestStakeMinor({ cap }: CrashTerms): bigint {
  return (TOP_PAY_MINOR * 100n) / BigInt(cap);
}
