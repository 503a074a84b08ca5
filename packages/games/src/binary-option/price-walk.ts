import type { PriceTerms } from './option-terms.ts';

/**
 * The price is a geometric walk. Its level is a whole number: each tick adds the number of ones among the 256 bits of an HMAC,
 * less 128. So a tick has a standard deviation of 8 levels, rises exactly as often as it falls, and is the same on every
 * machine. A level is a fixed part of the price, and bets compare levels, so that rounding a price decides nothing.
 *
 * The walk has no drift of its level: up and down are equally likely over any time. Since it is the logarithm of the price that
 * has none, the mean of the price itself rises by half the square of the volatility.
 */
export const BITS_PER_TICK = 256;
const HALF_BITS = BITS_PER_TICK / 2;
const DEVIATION_OF_TICK = Math.sqrt(BITS_PER_TICK) / 2;

const SECONDS_PER_YEAR = 365.25 * 24 * 60 * 60;

const ONES = Uint8Array.from({ length: 256 }, (_, byte) => {
  let ones = 0;
  for (let bits = byte; bits > 0; bits >>= 1) ones += bits & 1;
  return ones;
});

/** By how many levels a tick moves, −128 to 128. @param mac 32 bytes */
export function moveOfMac(mac: Uint8Array): number {
  let ones = 0;
  for (const byte of mac) ones += ONES[byte] ?? 0;
  return ones - HALF_BITS;
}

/** The part of the price that one level is. */
export function sizeOfLevel({ ticksPerSecond, yearlyVolatility }: PriceTerms): number {
  return (yearlyVolatility * Math.sqrt(1 / (ticksPerSecond * SECONDS_PER_YEAR))) / DEVIATION_OF_TICK;
}

/** The price to be shown for a level. */
export function priceOfLevel(level: number, terms: PriceTerms): number {
  return terms.startPrice * Math.exp(level * sizeOfLevel(terms));
}

/**
 * With how many decimals neighbouring levels differ down to half the price at the start; a page that shows fewer can show two
 * prices as equal that are not.
 */
export function decimalsOfPrice(terms: PriceTerms): number {
  return Math.max(0, Math.ceil(-Math.log10((terms.startPrice / 2) * sizeOfLevel(terms))));
}
