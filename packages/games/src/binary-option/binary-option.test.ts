import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { takesAll } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { choose } from '../exact/choose.ts';
import { fraction, toNumber } from '../exact/fraction.ts';
import { judgeReturn } from '../proof/judge-return.ts';
import { createFastDraw } from '../random/fast-draw.ts';
import { readOptionBet } from './option-bets.ts';
import { chanceOfHalf, optionMath } from './option-math.ts';
import { type PriceSession, spanOfBet, tickAtTime, timeOfTick } from './option-span.ts';
import type { Direction, OptionSeconds, OptionTerms, PriceTerms } from './option-terms.ts';
import { createPriceChain } from './price-chain.ts';
import { decimalsOfPrice, moveOfMac, priceOfLevel, sizeOfLevel } from './price-walk.ts';
import { optionPays, outcomeOf, settleOption } from './settle-option.ts';

const price: PriceTerms = { ticksPerSecond: 2, startPrice: 100, yearlyVolatility: 0.8 };
const terms: OptionTerms = { pays: 185, delayTicks: 1 };
const salt = new TextEncoder().encode('fixed-after-the-commitment');
const secret = createHash('sha256').update('baize-test-seed').digest();
const chain = createPriceChain(secret, 20_000, salt);
const ticks = Array.from({ length: chain.ticks + 1 }, (_, tick) => chain.tickAt(tick));
const moves = ticks.slice(1).map(({ level }, index) => level - (ticks[index]?.level ?? 0));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the walk', () => {
  it('begins at the start price, with the commitment', () => {
    expect(chain.tickAt(0)).toEqual({ tick: 0, seed: chain.commitment, level: 0 });
    expect(priceOfLevel(0, price)).toBe(100);
    expect(() => chain.tickAt(20_001)).toThrow(RangeError);
  });
  it('moves by the ones of an HMAC', () => {
    expect(moveOfMac(new Uint8Array(32))).toBe(-128);
    expect(moveOfMac(new Uint8Array(32).fill(255))).toBe(128);
    expect(moveOfMac(new Uint8Array(32).fill(0b1010_0101))).toBe(0);
  });
  it('has no drift and the stated deviation', () => {
    // The standard deviation of a tick is 8 levels; that of the mean and of the variance follow from their number.
    expect(Math.abs(mean(moves))).toBeLessThan((5 * 8) / Math.sqrt(moves.length));
    const variance = mean(moves.map((move) => move ** 2));
    expect(Math.abs(variance - 64)).toBeLessThan(5 * 64 * Math.sqrt(2 / moves.length));
  });
  it('has the stated volatility over a year, whatever the ticks per second', () => {
    for (const ticksPerSecond of [1, 2, 5]) {
      const ticksPerYear = ticksPerSecond * 365.25 * 86_400;
      expect(8 * Math.sqrt(ticksPerYear) * sizeOfLevel({ ...price, ticksPerSecond })).toBeCloseTo(0.8, 12);
    }
  });
  it('does not remember', () => {
    for (const lag of [1, 2, 7]) {
      const products = moves.slice(lag).map((move, index) => (move * (moves[index] ?? 0)) / 64);
      expect(Math.abs(mean(products))).toBeLessThan(5 / Math.sqrt(products.length));
    }
  });
  it('rises as often as it falls', () => {
    const ups = moves.filter((move) => move > 0).length;
    const downs = moves.filter((move) => move < 0).length;
    expect(Math.abs(ups - downs)).toBeLessThan(5 * Math.sqrt(moves.length));
  });
  it('shows different prices for different levels', () => {
    expect(decimalsOfPrice(price)).toBe(4);
    fc.assert(
      fc.property(fc.integer({ min: -50_000, max: 200_000 }), (level) => {
        const shown = [level, level + 1].map((next) => priceOfLevel(next, price).toFixed(4));
        expect(Number(shown[1])).toBeGreaterThan(Number(shown[0]));
      }),
    );
  });
});

describe('the span of a bet', () => {
  const session: PriceSession = { startMs: 1_000_000, ticks: 1_000, price };

  it('begins with the first tick that is not published yet', () => {
    expect(spanOfBet(session, 1_000_000, 30, terms)).toEqual({ entryTick: 1, expiryTick: 61 });
    expect(spanOfBet(session, 1_000_499, 60, terms)).toEqual({ entryTick: 1, expiryTick: 121 });
    expect(spanOfBet(session, 1_000_500, 300, terms)).toEqual({ entryTick: 2, expiryTick: 602 });
    expect(spanOfBet(session, 1_000_500, 30, { ...terms, delayTicks: 3 })?.entryTick).toBe(4);
  });
  it('has to lie in the session', () => {
    expect(spanOfBet(session, 999_999, 30, terms)).toBeNull();
    expect(spanOfBet(session, timeOfTick(session, 939), 30, terms)).toEqual({
      entryTick: 940,
      expiryTick: 1_000,
    });
    expect(spanOfBet(session, timeOfTick(session, 940), 30, terms)).toBeNull();
    expect(tickAtTime(session, 9_000_000)).toBe(1_000);
  });
  it('knows when ticks are published, at any rate', () => {
    for (const ticksPerSecond of [1, 2, 3, 7]) {
      const other = { ...session, price: { ...price, ticksPerSecond } };
      for (let tick = 0; tick <= 100; tick++) {
        expect(tickAtTime(other, timeOfTick(other, tick))).toBe(tick);
        expect(tickAtTime(other, timeOfTick(other, tick) - 1)).toBe(tick - 1);
      }
    }
  });
});

describe('a settlement', () => {
  const up = { direction: 'up', stakeMinor: 1_001n } as const;
  const down = { direction: 'down', stakeMinor: 1_001n } as const;
  const levels = (entryLevel: number, expiryLevel: number) => ({ entryLevel, expiryLevel });

  it('pays the right direction, rounded down', () => {
    expect(settleOption(up, levels(5, 6), terms)).toEqual({ outcome: 'won', payMinor: 1_851n });
    expect(settleOption(up, levels(5, 4), terms)).toEqual({ outcome: 'lost', payMinor: 0n });
    expect(settleOption(down, levels(-5, -6), terms)).toEqual({ outcome: 'won', payMinor: 1_851n });
    expect(settleOption(down, levels(-5, -4), terms)).toEqual({ outcome: 'lost', payMinor: 0n });
  });
  it('returns the stake for equal prices', () => {
    for (const bet of [up, down]) {
      expect(settleOption(bet, levels(7, 7), terms)).toEqual({ outcome: 'equal', payMinor: 1_001n });
    }
  });
});

describe('a bet', () => {
  const limits = { minMinor: 100n, maxMinor: 100_000n };
  const bet = { direction: 'down', seconds: 300, stakeMinor: '5000' };

  it('is read from JSON', () => {
    expect(readOptionBet(bet, limits, terms)).toEqual({ ...bet, stakeMinor: 5_000n });
  });
  it.each([
    ['another direction', { direction: 'flat' }],
    ['another time', { seconds: 31 }],
    ['no time', { seconds: '30' }],
    ['a stake with a comma', { stakeMinor: '50,00' }],
    ['a negative stake', { stakeMinor: '-5000' }],
    ['no stake', { stakeMinor: '0' }],
    ['a stake above the limit', { stakeMinor: '1000000000' }],
    ['a price of its own', { price: 99 }],
  ])('is refused with %s', (_, change) => {
    expect(() => readOptionBet({ ...bet, ...change }, limits, terms)).toThrow(/malformed|unknown|stake/);
  });
});

describe('the stated return', () => {
  const moveShares = spreadMoves();

  it('has the exact chance of equal prices', () => {
    for (const bits of [2, 10, 256, 1_000]) {
      const exact = toNumber(fraction(choose(bits, bits / 2), 2n ** BigInt(bits)));
      expect(chanceOfHalf(bits)).toBeCloseTo(exact, 13);
    }
  });
  it.each([
    [30, 0.4968, 0.00644, 0.9255],
    [60, 0.4977, 0.00455, 0.9253],
    [300, 0.499, 0.00204, 0.9252],
  ] as const)('of %i seconds is what players read', (seconds, winChance, equalChance, expectedReturn) => {
    const math = optionMath(seconds, price, terms);
    expect(math.winChance).toBeCloseTo(winChance, 4);
    expect(math.equalChance).toBeCloseTo(equalChance, 5);
    expect(math.expectedReturn).toBeCloseTo(expectedReturn, 4);
    expect(2 * math.winChance + math.equalChance).toBeCloseTo(1, 14);
    expect(math.breakEvenShare).toBeCloseTo(0.5405, 4);
  });

  /** Bets on fresh walks; up and down in turn. */
  function simulate(seconds: OptionSeconds, bets: number, seed: number) {
    const draw = createFastDraw(seed);
    const ticksOfBet = seconds * price.ticksPerSecond;
    const counts = { won: 0, lost: 0, equal: 0, ups: 0, downs: 0 };
    for (let bet = 0; bet < bets; bet++) {
      let level = 0;
      for (let tick = 0; tick < ticksOfBet; tick++) level += moveShares[draw(moveShares.length)] ?? 0;
      const direction: Direction = bet % 2 === 0 ? 'up' : 'down';
      counts[outcomeOf(direction, { entryLevel: 0, expiryLevel: level })]++;
      if (level > 0) counts.ups++;
      if (level < 0) counts.downs++;
    }
    return counts;
  }

  it.each([
    [30, takesAll() ? 1_000_000 : 100_000],
    [60, takesAll() ? 100_000 : 50_000],
    [300, 20_000],
  ] as const)('of %i seconds is met within three standard errors by %i bets', (seconds, bets) => {
    const math = optionMath(seconds, price, terms);
    const { won, equal, ups, downs } = simulate(seconds, bets, seconds);
    const verdict = judgeReturn({
      name: `${seconds} seconds`,
      rounds: bets,
      stated: math.expectedReturn,
      mean: (won * optionPays('won', terms) + equal * optionPays('equal', terms)) / 100 / bets,
      deviation: math.standardDeviation,
      standardError: math.standardDeviation / Math.sqrt(bets),
    });
    expect(verdict).toMatchObject({ verdict: 'proven' });
    expect(Math.abs(ups - downs)).toBeLessThan(3 * Math.sqrt(bets));
    const equalError = Math.sqrt(math.equalChance / bets);
    expect(Math.abs(equal / bets - math.equalChance)).toBeLessThan(4 * equalError);
  });
});

/** A million moves as often as each has its share of all 256 bits, which is much faster to draw from than so many HMACs. */
function spreadMoves(): Int8Array {
  const moves = new Int8Array(2 ** 20);
  let chance = 2 ** -256;
  let sum = chance;
  let ones = 0;
  for (const index of moves.keys()) {
    while (sum < (index + 0.5) / moves.length) {
      chance *= (256 - ones) / (ones + 1);
      ones++;
      sum += chance;
    }
    moves[index] = ones - 128;
  }
  return moves;
}
