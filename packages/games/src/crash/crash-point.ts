import type { Hundredths } from '../bets/pay.ts';
import type { Draw } from '../random/draw.ts';

/** A round's random value has 52 bits: 13 hexadecimal digits. */
export const VALUE_BITS = 52n;
const VALUES = 1n << VALUE_BITS;
const HEX_DIGITS = 13;

/**
 * Where a round ends: max(1.00, (1 − edge)·2^52 / (2^52 − value)), rounded down to hundredths. It is at least x in a share of
 * (1 − edge)/x of the values, so that every target has the same return.
 *
 * @param value 0 to 2^52 − 1, each equally likely
 */
export function crashPointOf(value: bigint, edgeBasisPoints: number): Hundredths {
  const hundredths = (BigInt(10_000 - edgeBasisPoints) * VALUES) / (100n * (VALUES - value));
  return hundredths < 100n ? 100 : Number(hundredths);
}

/** @param mac the HMAC of a round as hexadecimal digits, of which the first 52 bits count */
export function crashPointOfMac(mac: string, edgeBasisPoints: number): Hundredths {
  return crashPointOf(BigInt(`0x${mac.slice(0, HEX_DIGITS)}`), edgeBasisPoints);
}

/** How many of the 2^52 values end at `target` or above. */
export function valuesFrom(target: Hundredths, edgeBasisPoints: number): bigint {
  if (target <= 100) return VALUES;
  return (BigInt(10_000 - edgeBasisPoints) * VALUES) / (100n * BigInt(target));
}

/** A round of a simulation or a demo. Rounds for money take their values from a published chain. */
export function drawCrashPoint(draw: Draw, edgeBasisPoints: number): Hundredths {
  const half = 2 ** 26;
  return crashPointOf(BigInt(draw(half) * half + draw(half)), edgeBasisPoints);
}
