import type { Hundredths } from '../bets/pay.ts';

/** How the price of a session moves. */
export interface PriceTerms {
  readonly ticksPerSecond: number;
  /** The price of tick 0, such as 100. */
  readonly startPrice: number;
  /** The standard deviation of the logarithm of the price over a year of 365.25 days: 0.8 is 80 %. */
  readonly yearlyVolatility: number;
}

/** What an operator sets for bets. */
export interface OptionTerms {
  /** What a right bet pays, its stake included: 185 wins 0.85 of the stake. */
  readonly pays: Hundredths;
  /** How many ticks lie between the last one before a bet is received and the one that it begins with; at least 1. */
  readonly delayTicks: number;
}

/** How long bets run. */
export const OPTION_SECONDS = [30, 60, 300] as const;

export type OptionSeconds = (typeof OPTION_SECONDS)[number];

export type Direction = 'up' | 'down';

export const DIRECTIONS: readonly Direction[] = ['up', 'down'];
