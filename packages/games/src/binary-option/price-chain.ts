import { createHmac } from 'node:crypto';

import { createCrashChain } from '../crash/crash-chain.ts';
import { moveOfMac } from './price-walk.ts';
import type { Tick } from './tick.ts';

/**
 * The prices of a session, made in advance as a chain of hashes like the rounds of the airship: a tick is published with its
 * seed, which hashes to the seed of the tick before and does not betray the next one.
 */
export interface PriceChain {
  readonly ticks: number;
  /** Hexadecimal, published before the session as the seed of tick 0. */
  readonly commitment: string;
  /** @throws RangeError unless 0 ≤ `tick` ≤ `ticks` */
  tickAt(tick: number): Tick;
}

/**
 * Takes 36 bytes a tick: a day of two ticks a second has 6 MB.
 *
 * @param secret 32 bytes from a cryptographic generator that never leave the server before the last tick
 * @param salt public, and fixed by somebody else after the commitment was published
 */
export function createPriceChain(secret: Uint8Array, ticks: number, salt: Uint8Array): PriceChain {
  const chain = createCrashChain(secret, ticks);
  const seedOf = (tick: number) => (tick === 0 ? chain.commitment : chain.seedOf(tick));
  const levels = new Int32Array(ticks + 1);
  for (let tick = 1; tick <= ticks; tick++) {
    const mac = createHmac('sha256', salt)
      .update(Buffer.from(seedOf(tick), 'hex'))
      .digest();
    levels[tick] = (levels[tick - 1] ?? 0) + moveOfMac(mac);
  }
  return {
    ticks,
    commitment: chain.commitment,
    tickAt: (tick) => ({ tick, seed: seedOf(tick), level: levels[tick] ?? 0 }),
  };
}
