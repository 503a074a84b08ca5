import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Contribution, type Pot, potsOf, rakeOf, sharePot, uncalledOf } from './side-pots.ts';

const part = (seat: number, paid: number, isLive = true): Contribution => ({
  seat,
  paidMinor: BigInt(paid),
  isLive,
});

/** The simple model: chip by chip, each layer is won among those live in it, and layers of the same seats are one pot. */
function potsByChip(contributions: readonly Contribution[]): Pot[] {
  const pots: { amountMinor: bigint; seats: number[] }[] = [];
  for (let chip = 1n; ; chip++) {
    const paid = contributions.filter(({ paidMinor }) => paidMinor >= chip);
    if (paid.length === 0) return pots;
    const seats = paid.filter(({ isLive }) => isLive).map(({ seat }) => seat);
    const last = pots.at(-1);
    if (last !== undefined && (seats.length === 0 || seats.join() === last.seats.join())) {
      last.amountMinor += BigInt(paid.length);
    } else pots.push({ amountMinor: BigInt(paid.length), seats });
  }
}

const someContributions = fc
  .array(fc.record({ paid: fc.integer({ min: 1, max: 40 }), isLive: fc.boolean() }), {
    minLength: 2,
    maxLength: 6,
  })
  .map((parts) => parts.map(({ paid, isLive }, seat) => part(seat, paid, isLive || seat === 0)));

describe('pots', () => {
  it('are those of the published example', () => {
    const pots = potsOf([part(0, 100), part(1, 300), part(2, 700), part(3, 700), part(4, 50, false)]);
    expect(pots).toEqual([
      { amountMinor: 450n, seats: [0, 1, 2, 3] },
      { amountMinor: 600n, seats: [1, 2, 3] },
      { amountMinor: 800n, seats: [2, 3] },
    ]);
  });

  it('are those of the model that counts chip by chip', () => {
    fc.assert(
      fc.property(someContributions, (contributions) => {
        const pots = potsOf(contributions);
        const model = potsByChip(contributions);
        expect(pots).toEqual(model);
        const paid = contributions.reduce((sum, { paidMinor }) => sum + paidMinor, 0n);
        expect(pots.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(paid);
      }),
      { numRuns: 1_000 },
    );
  });

  it('give nobody more than the matched part of each contribution', () => {
    fc.assert(
      fc.property(someContributions, (contributions) => {
        for (const { seat, paidMinor } of contributions.filter(({ isLive }) => isLive)) {
          const isHighest = contributions.every((other) => !other.isLive || other.paidMinor <= paidMinor);
          const won = potsOf(contributions)
            .filter(({ seats }) => seats.includes(seat))
            .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
          const matched = contributions.reduce(
            (sum, other) => sum + (isHighest || other.paidMinor < paidMinor ? other.paidMinor : paidMinor),
            0n,
          );
          expect(won).toBe(matched);
        }
      }),
    );
  });
});

describe('an uncalled bet', () => {
  it('is what only one has paid', () => {
    expect(uncalledOf([part(0, 100), part(1, 300), part(2, 70, false)])).toEqual({
      seat: 1,
      amountMinor: 200n,
    });
    expect(uncalledOf([part(0, 300), part(1, 300)])).toBeNull();
    expect(uncalledOf([part(0, 100), part(1, 250), part(2, 170, false)])).toEqual({
      seat: 1,
      amountMinor: 80n,
    });
    expect(uncalledOf([part(0, 100), part(1, 250, false)])).toBeNull();
  });
});

describe('shares', () => {
  it('have the odd units first from the left of the button', () => {
    expect(sharePot(101n, [4, 0, 2])).toEqual([
      { seat: 4, amountMinor: 34n },
      { seat: 0, amountMinor: 34n },
      { seat: 2, amountMinor: 33n },
    ]);
  });
  it('are all of the pot, and differ by one at most', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10_000n }), fc.integer({ min: 1, max: 6 }), (amount, count) => {
        const shares = sharePot(
          amount,
          Array.from({ length: count }, (_, seat) => seat),
        ).map(({ amountMinor }) => amountMinor);
        expect(shares.reduce((sum, share) => sum + share)).toBe(amount);
        expect((shares[0] ?? 0n) - (shares.at(-1) ?? 0n)).toBeLessThanOrEqual(1n);
      }),
    );
  });
});

describe('rake', () => {
  const pots = [
    { amountMinor: 1_019n, seats: [0, 1, 2] },
    { amountMinor: 2_000n, seats: [0, 1] },
  ];
  it('is a percentage of each pot, rounded down', () => {
    expect(rakeOf(pots, { basisPoints: 500, capMinor: 1_000n }, true)).toEqual([50n, 100n]);
  });
  it('ends at the cap of the hand', () => {
    expect(rakeOf(pots, { basisPoints: 500, capMinor: 70n }, true)).toEqual([50n, 20n]);
  });
  it('is not taken without a flop', () => {
    expect(rakeOf(pots, { basisPoints: 500, capMinor: 1_000n }, false)).toEqual([0n, 0n]);
  });
});
