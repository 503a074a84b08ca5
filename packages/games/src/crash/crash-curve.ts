import type { Hundredths } from '../bets/pay.ts';

/*
 * The multiplier after t milliseconds of flight is m(t) = e^(0.06 t/1000). What is shown, and what a cash-out pays, is m(t) rounded
 * down to hundredths. It is computed in integers, so that server, page and a later check agree on every millisecond, which
 * they might not with the last digits of Math.exp.
 */

/** 0.06 a second is 6 in 100,000 milliseconds. */
const GROWTH = { over: 6n, perMs: 100_000n };
const FRACTION_BITS = 128n;
const LONGEST_FLIGHT_MS = 400_000;

/**
 * m(t) rounded down to hundredths: 2.00 begins at 11,553 ms.
 *
 * @throws RangeError unless `elapsedMs` is a whole number from 0 to 400,000
 */
export function multiplierAt(elapsedMs: number): Hundredths {
  if (!Number.isInteger(elapsedMs) || elapsedMs < 0 || elapsedMs > LONGEST_FLIGHT_MS) {
    throw new RangeError(`a flight of ${elapsedMs} ms`);
  }
  return Number((100n * powerOfE(elapsedMs)) >> FRACTION_BITS);
}

/** The first millisecond at which the curve shows `multiplier`; from then on a cash-out pays it. */
export function firstMsOf(multiplier: Hundredths): number {
  const estimate = (Math.log(multiplier / 100) * Number(GROWTH.perMs)) / Number(GROWTH.over);
  let elapsedMs = Math.max(0, Math.floor(estimate) - 1);
  while (multiplierAt(elapsedMs) < multiplier) elapsedMs++;
  return elapsedMs;
}

/**
 * e^(0.06 t/1000) as a binary fraction of 128 bits, by the power series. Its terms are rounded down, which makes the sum too
 * small by less than 2^-64. That never costs a hundredth: e^0 is exact, and of all other milliseconds up to the longest flight
 * none is less than 2^-23 of a hundredth below a whole one.
 */
function powerOfE(elapsedMs: number): bigint {
  const exponent = ((BigInt(elapsedMs) * GROWTH.over) << FRACTION_BITS) / GROWTH.perMs;
  let sum = 0n;
  let term = 1n << FRACTION_BITS;
  for (let power = 1n; term > 0n; power++) {
    sum += term;
    term = (term * exponent) / (power << FRACTION_BITS);
  }
  return sum;
}
