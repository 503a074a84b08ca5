import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chancesOf, overround, type Price, priceAlone, priceMarket, roundPrice } from './prices.ts';

const anyChances = fc
  .array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 9 })
  .map((weights) => weights.map((weight) => weight / weights.reduce((sum, other) => sum + other, 0)));

describe('the ladder', () => {
  it.each([
    [1_009.9, null],
    [1_010, 1_010],
    [2_999, 2_990],
    [3_019, 3_000],
    [5_999, 5_950],
    [9_999, 9_900],
    [19_999, 19_500],
    [99_999, 99_000],
    [104_999, 100_000],
    [9_000_000, 1_001_000],
  ])('%d is offered at %s', (exact, price) => {
    expect(roundPrice(exact)).toBe(price);
  });

  it('keeps a price that is on it', () => {
    fc.assert(
      fc.property(fc.double({ min: 1_010, max: 1_000_000, noNaN: true }), (exact) => {
        const price = roundPrice(exact) ?? 0;
        expect(price).toBeLessThanOrEqual(exact + 1e-3);
        expect(roundPrice(price)).toBe(price);
      }),
    );
  });
});

describe('the prices of a market', () => {
  it('add up to the margin, and no more than rounding beyond it', () => {
    fc.assert(
      fc.property(anyChances, fc.constantFrom(0.03, 0.05, 0.12), (chances, margin) => {
        const prices = priceMarket(chances, margin);
        fc.pre(prices.every((price): price is Price => price !== null && price < 100_000));
        expect(overround(prices)).toBeGreaterThanOrEqual(margin - 1e-9);
        expect(overround(prices)).toBeLessThanOrEqual(margin + 0.01 * prices.length);
      }),
    );
  });

  it('never pay more than their chance is worth, and outsiders pay a larger part of the margin', () => {
    const chances = [0.7, 0.2, 0.1];
    const worth = priceMarket(chances, 0.05).map((price, at) => ((price ?? 0) / 1_000) * (chances[at] ?? 0));
    expect(worth.every((share) => share < 1)).toBe(true);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  });

  it('leave out what cannot happen and what is all but certain', () => {
    expect(priceMarket([0.6, 0.4, 0], 0.05)[2]).toBeNull();
    expect(priceMarket([0.997, 0.003], 0.05)[0]).toBeNull();
    expect(priceAlone(0.5, 0.045)).toBe(1_910);
  });

  it('give back their chances', () => {
    const chances = chancesOf([1_900, 3_600, 4_200]);
    for (const [at, chance] of [0.512_412, 0.263_326, 0.224_262].entries())
      expect(chances[at]).toBeCloseTo(chance, 6);
  });
});
