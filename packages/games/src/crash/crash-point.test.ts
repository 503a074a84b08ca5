import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { crashResultOf, createCrashChain } from './crash-chain.ts';
import { crashPointOf, valuesFrom } from './crash-point.ts';
import { crashPointOfSeed, isSeedOfChain } from './verify-crash.ts';

const secret = createHash('sha256').update('baize-test-seed').digest();
const salt = new TextEncoder().encode('baize-salt');
const chain = createCrashChain(secret, 4);

/** Published vectors of this chain: round, what the seed begins with, the first 52 bits of its HMAC, crash point. */
const vectors = [
  [1, 'a839ceb0572dbb2d', 0x3c79fe25c59f2n, 129],
  [2, 'ed75558312d186c2', 0xfa7e21218da90n, 4_601],
  [3, 'f9223c35496308e5', 0xf1ccc3d779228n, 1_784],
  [4, 'b45fcf179061c6ba', 0x7ff68f21ea261n, 197],
] as const;

describe('a chain of rounds', () => {
  it('has the published commitment', () => {
    expect(chain.commitment).toBe('10e7654234f59a27399034227a8f2bbdc4b3095e5542f512491753b0c0cd4bf1');
  });
  it.each(vectors)(
    'has the published seed and crash point of round %i',
    (round, seedBegins, value, crashPoint) => {
      expect(crashPointOf(value, 100)).toBe(crashPoint);
      const result = crashResultOf(chain, round, salt, 100);
      expect(result).toEqual({ round, seed: chain.seedOf(round), crashPoint });
      expect(result.seed.startsWith(seedBegins)).toBe(true);
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    },
  );
  it('ends with the secret', () => {
    expect(chain.seedOf(4)).toBe(secret.toString('hex'));
  });
  it('has no other rounds, and no other secrets than those of 32 bytes', () => {
    for (const round of [0, 5, 1.5, -1, Number.NaN]) expect(() => chain.seedOf(round)).toThrow(RangeError);
    expect(() => createCrashChain(secret, 0)).toThrow(RangeError);
    expect(() => createCrashChain(secret.subarray(1), 4)).toThrow(RangeError);
  });
});

describe('the verifier of a page', () => {
  it('finds the crash points that the studio played, at any edge', async () => {
    const long = createCrashChain(secret, 60);
    for (let round = 1; round <= 60; round++) {
      const { seed, crashPoint } = crashResultOf(long, round, salt, 300);
      expect(await crashPointOfSeed(seed, salt, 300)).toBe(crashPoint);
      expect(await crashPointOfSeed(seed.toUpperCase(), salt, 300)).toBe(crashPoint);
    }
  });
  it('finds every seed in the chain, from the commitment and from a round before', async () => {
    const commitment = { round: 0, seed: chain.commitment };
    for (const [round] of vectors) {
      expect(await isSeedOfChain({ round, seed: chain.seedOf(round) }, commitment)).toBe(true);
    }
    expect(
      await isSeedOfChain({ round: 4, seed: chain.seedOf(4) }, { round: 2, seed: chain.seedOf(2) }),
    ).toBe(true);
  });
  it('refuses other seeds, other rounds, and what is not a seed', async () => {
    const commitment = { round: 0, seed: chain.commitment };
    const other = createCrashChain(createHash('sha256').update('other').digest(), 4);
    expect(await isSeedOfChain({ round: 2, seed: other.seedOf(2) }, commitment)).toBe(false);
    expect(await isSeedOfChain({ round: 3, seed: chain.seedOf(2) }, commitment)).toBe(false);
    expect(await isSeedOfChain(commitment, commitment)).toBe(false);
    expect(await isSeedOfChain({ round: 0.5, seed: chain.seedOf(1) }, commitment)).toBe(false);
    for (const seed of ['', 'zz'.repeat(32), chain.seedOf(1).slice(2), `${chain.seedOf(1)}00`]) {
      expect(await isSeedOfChain({ round: 1, seed }, commitment)).toBe(false);
      expect(await crashPointOfSeed(seed, salt, 100)).toBeNull();
    }
  });
});

describe('the crash point', () => {
  it('is at least a target for as many values as stated', () => {
    const edge = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 10_000_000 }), edge, (target, edgeBasisPoints) => {
        const first = (1n << 52n) - valuesFrom(target, edgeBasisPoints);
        expect(crashPointOf(first, edgeBasisPoints)).toBeGreaterThanOrEqual(target);
        expect(crashPointOf(first - 1n, edgeBasisPoints)).toBeLessThan(target);
      }),
    );
  });
  it('is 1.00 at the least', () => {
    expect(crashPointOf(0n, 100)).toBe(100);
    expect(valuesFrom(100, 100)).toBe(1n << 52n);
  });
});
