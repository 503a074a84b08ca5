import { createHash, createHmac } from 'node:crypto';

import type { Hundredths } from '../bets/pay.ts';
import { crashPointOfMac } from './crash-point.ts';

/**
 * The seeds of all rounds, made in advance: the seed of a round hashes to that of the round before. Since the commitment, which
 * is published first, is the hash of the first seed, no seed can be exchanged later.
 */
export interface CrashChain {
  readonly rounds: number;
  /** Hexadecimal, published before the first round. It opens nothing. */
  readonly commitment: string;
  /** @throws RangeError unless 1 ≤ `round` ≤ `rounds` */
  seedOf(round: number): string;
}

/** What is stored of a round before it is shown, and published after it. */
export interface CrashResult {
  readonly round: number;
  /** 32 bytes as hexadecimal digits. */
  readonly seed: string;
  readonly crashPoint: Hundredths;
}

const SEED_BYTES = 32;

/**
 * A chain of SHA-256 from the last round down to the commitment. Takes 32 bytes a round.
 *
 * @param secret the seed of the last round: 32 bytes from a cryptographic generator that never leave the studio before it
 */
export function createCrashChain(secret: Uint8Array, rounds: number): CrashChain {
  if (secret.byteLength !== SEED_BYTES)
    throw new RangeError(`a secret of ${secret.byteLength} bytes, not 32`);
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new RangeError(`a chain of ${rounds} rounds`);
  const seeds = Buffer.alloc((rounds + 1) * SEED_BYTES);
  seeds.set(secret, rounds * SEED_BYTES);
  const seedAt = (round: number) => seeds.subarray(round * SEED_BYTES, (round + 1) * SEED_BYTES);
  for (let round = rounds; round > 0; round--) {
    seeds.set(createHash('sha256').update(seedAt(round)).digest(), (round - 1) * SEED_BYTES);
  }
  return {
    rounds,
    commitment: seedAt(0).toString('hex'),
    seedOf(round) {
      if (!Number.isInteger(round) || round < 1 || round > rounds) {
        throw new RangeError(`round ${round} of a chain of ${rounds}`);
      }
      return seedAt(round).toString('hex');
    },
  };
}

/**
 * The result of a round of a chain.
 *
 * @param salt public, and fixed by somebody else after the commitment was published, so that the chain was not chosen for it
 */
export function crashResultOf(
  chain: CrashChain,
  round: number,
  salt: Uint8Array,
  edgeBasisPoints: number,
): CrashResult {
  const seed = chain.seedOf(round);
  const mac = createHmac('sha256', salt).update(Buffer.from(seed, 'hex')).digest('hex');
  return { round, seed, crashPoint: crashPointOfMac(mac, edgeBasisPoints) };
}
