import type { Hundredths } from '../bets/pay.ts';
import { crashPointOfMac } from './crash-point.ts';

/** A seed known to be of the chain: the commitment as that of round 0, or one that was verified before. */
export interface KnownSeed {
  readonly round: number;
  readonly seed: string;
}

/*
 * For pages: only Web Crypto, which browsers have on https and localhost.
 */

/**
 * Whether a round's seed is of the chain: hashed down to the round of `known` it has to be that seed. False also if either is
 * not 32 bytes of hexadecimal digits, or if the round is not after the known one.
 */
export async function isSeedOfChain({ round, seed }: KnownSeed, known: KnownSeed): Promise<boolean> {
  const first = bytesOfSeed(seed);
  const hashes = round - known.round;
  if (first === null || bytesOfSeed(known.seed) === null || !Number.isSafeInteger(hashes) || hashes < 1)
    return false;
  let bytes: Uint8Array<ArrayBuffer> = first;
  for (let hash = 0; hash < hashes; hash++) {
    bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  }
  return hexOf(bytes) === known.seed.toLowerCase();
}

/** Where the round of a seed ends; null if the seed is not 32 bytes of hexadecimal digits. */
export async function crashPointOfSeed(
  seed: string,
  salt: Uint8Array<ArrayBuffer>,
  edgeBasisPoints: number,
): Promise<Hundredths | null> {
  const bytes = bytesOfSeed(seed);
  if (bytes === null) return null;
  const key = await crypto.subtle.importKey('raw', salt, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
  return crashPointOfMac(hexOf(mac), edgeBasisPoints);
}

function bytesOfSeed(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[0-9a-f]{64}$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
