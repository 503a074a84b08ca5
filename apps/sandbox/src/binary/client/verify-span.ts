import { moveOfMac } from '@baize/games/binary-option';

/** What proves a bet: all of it is public once its last price is published. */
export interface SpanProof {
  /** Hexadecimal, as are salt and seed. */
  readonly commitment: string;
  readonly salt: string;
  readonly entryTick: number;
  readonly expiryTick: number;
  /** Of the last tick. */
  readonly seed: string;
}

/**
 * The two levels that follow from a proof, or null if its seed is not of the chain at its number. Only Web Crypto is needed: the
 * seed hashes to all seeds before it, the first of which is the commitment, and each of them moves the price.
 */
export async function levelsOfProof(
  proof: SpanProof,
): Promise<{ readonly entryLevel: number; readonly expiryLevel: number } | null> {
  const seeds = [bytesOf(proof.seed)];
  for (let tick = proof.expiryTick; tick > 0; tick--) {
    const [later] = seeds.slice(-1);
    if (later === undefined) return null;
    seeds.push(new Uint8Array(await crypto.subtle.digest('SHA-256', later)));
  }
  const first = seeds.pop();
  if (first === undefined || hexOf(first) !== proof.commitment.toLowerCase()) return null;
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(proof.salt),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  let level = 0;
  let entryLevel = 0;
  for (let tick = 1; tick <= proof.expiryTick; tick++) {
    const seed = seeds.pop();
    if (seed === undefined) return null;
    level += moveOfMac(new Uint8Array(await crypto.subtle.sign('HMAC', key, seed)));
    if (tick === proof.entryTick) entryLevel = level;
  }
  return { entryLevel, expiryLevel: level };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
