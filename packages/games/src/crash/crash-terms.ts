import type { Hundredths } from '../bets/pay.ts';

/** What an operator sets for a crash game. */
export interface CrashTerms {
  /** 100 is an edge of 1 %, so that every target returns 99 %. */
  readonly edgeBasisPoints: number;
  /** The multiplier at which every bet that is still in the air is cashed out. */
  readonly cap: Hundredths;
}

/** The lowest target; below it a stake would come back with more than the stated return. */
export const LOWEST_CRASH_TARGET: Hundredths = 101;
