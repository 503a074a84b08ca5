import { describe, expect, it } from 'vitest';

import { figuresOf, measuresOf, richWeightFor } from '../measures/figures.ts';
import { flagshipModels } from './flagships/flagship-models.ts';
import { sharedModels, slotModels } from './slot-models.ts';

const LOWEST = 9_400;
const HIGHEST = 9_700;

function stripsOf(model: (typeof slotModels)[number]): readonly string[][] {
  const free = 'freeGames' in model && model.freeGames ? [[...model.freeGames.strips]] : [];
  return [[...model.strips.lean], [...model.strips.rich], ...free];
}

describe('the models', () => {
  it('are at least fourteen shared ones of six mechanics, and others of flagships', () => {
    expect(sharedModels.length).toBeGreaterThanOrEqual(14);
    expect(new Set(sharedModels.map(({ mechanic }) => mechanic)).size).toBe(6);
    expect(flagshipModels.length).toBeGreaterThanOrEqual(65);
  });

  it('have a name of their own, and those of flagships prizes and rules of their own', () => {
    const areDistinct = (all: readonly unknown[]) => {
      const texts = all.map((one) => JSON.stringify(one));
      expect(texts.filter((own, place) => texts.indexOf(own) !== place)).toEqual([]);
    };
    areDistinct(slotModels.map(({ id }) => id));
    areDistinct(flagshipModels.map(({ mechanic, pays }) => ({ mechanic, pays })));
    areDistinct(flagshipModels.map(({ id: _, pays: __, strips: ___, ...rules }) => rules));
  });

  it('have every step of volatility', () => {
    const steps = slotModels.map(
      (model) => figuresOf({ model, richWeight: richWeightFor(model, 9_600) }).volatility,
    );
    expect(new Set(steps)).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});

describe.each([...slotModels])('$id', (model) => {
  it('reaches every return that a game may state', () => {
    for (let basisPoints = LOWEST; basisPoints <= HIGHEST; basisPoints += 25) {
      const variant = { model, richWeight: richWeightFor(model, basisPoints) };
      expect(figuresOf(variant).return).toBeCloseTo(basisPoints / 10_000, 9);
    }
    expect(() => richWeightFor(model, 5_000)).toThrow(RangeError);
    expect(() => richWeightFor(model, 15_000)).toThrow(RangeError);
  });

  it('has strips for all reels, with symbols that have a prize or a feature', () => {
    const special = model.mechanic === 'coins' ? ['W', 'C'] : ['W', 'S'];
    const paid = new Set([...special, ...Object.keys(model.pays)]);
    for (const strips of stripsOf(model)) {
      expect(strips).toHaveLength(model.strips.lean.length);
      for (const strip of strips) {
        expect(strip.length).toBeGreaterThanOrEqual(model.rows.to);
        expect([...strip].filter((symbol) => !paid.has(symbol))).toEqual([]);
      }
    }
  });

  it('has no wilds that its mechanic cannot pay', () => {
    const withoutWilds = { lines: 0, coins: 0, cluster: 0, ways: 1, changing: 1, climbing: 6 }[
      model.mechanic
    ];
    for (const strips of stripsOf(model)) expect(strips.slice(0, withoutWilds).join('')).not.toContain('W');
  });

  it('is measured: a top win with its odds, and wins more rarely than prizes', () => {
    for (const measures of Object.values(measuresOf(model))) {
      expect(measures.top).toBeLessThanOrEqual(model.cap);
      expect(measures.topChance).toBeGreaterThan(0);
      expect(measures.beatsStake).toBeLessThanOrEqual(measures.hit);
    }
  });
});
