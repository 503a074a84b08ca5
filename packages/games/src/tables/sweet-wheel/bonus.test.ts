import { describe, expect, it } from 'vitest';

import { createSeededDraw } from '../../random/draw.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { bonusPrize, drawBonus, prizeWeights } from './bonus.ts';
import { candyJarPrize, drawCandyJar } from './candy-jar.ts';
import { totalOf } from './prize-weights.ts';
import { drawTumbles, tumblesPrize } from './tumbles.ts';

const weightsOf = {
  BUBBLE: prizeWeights('BUBBLE'),
  CANDY: prizeWeights('CANDY'),
  SWEET: prizeWeights('SWEET'),
};
const bonuses = ['BUBBLE', 'CANDY', 'SWEET'] as const;

describe.each(bonuses)('the prizes of %s', (segment) => {
  const weights = weightsOf[segment];
  const total = Number(totalOf(weights));
  const chances = new Map([...weights].map(([prize, weight]) => [prize, Number(weight) / total]));

  it('come as often as computed', () => {
    const rounds = 50_000;
    const draw = createFastDraw(3);
    const counts = new Map<number, number>();
    for (let round = 0; round < rounds; round++) {
      const bonus = drawBonus(segment, draw);
      const prize = bonus === null ? 0 : bonusPrize(bonus);
      counts.set(prize, (counts.get(prize) ?? 0) + 1);
    }
    for (const [prize, count] of counts) {
      const expected = rounds * (chances.get(prize) ?? 0);
      expect(expected).toBeGreaterThan(0);
      // Five standard deviations, and a little for prizes that hardly ever come.
      expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected) + 5);
    }
  });

  it('are more than nothing', () => {
    expect(Math.min(...weights.keys())).toBeGreaterThan(0);
  });
});

describe('bubbles', () => {
  it('hold 3 to 30, 6 on average', () => {
    const weights = weightsOf.BUBBLE;
    expect([Math.min(...weights.keys()), Math.max(...weights.keys())]).toEqual([3, 30]);
    expect([...weights].reduce((sum, [prize, weight]) => sum + BigInt(prize) * weight, 0n)).toBe(
      6n * 20n ** 3n,
    );
  });
});

describe('the candy jar', () => {
  it('adds, and multiplies the sum whatever came first', () => {
    expect(candyJarPrize({ candies: ['end'] })).toBe(1);
    expect(candyJarPrize({ candies: ['+3', 'end'] })).toBe(4);
    expect(candyJarPrize({ candies: ['x3', '+1', 'x2', '+2', 'end'] })).toBe(24);
    expect(candyJarPrize({ candies: ['+1', '+2', 'x2', 'x3', 'end'] })).toBe(24);
  });

  it('is closed by its first end', () => {
    const draw = createSeededDraw('jar');
    for (let round = 0; round < 500; round++) {
      const { candies } = drawCandyJar(draw);
      expect(candies.indexOf('end')).toBe(candies.length - 1);
      expect(candies.filter((candy) => candy === '+1').length).toBeLessThanOrEqual(2);
    }
  });
});

describe('tumbles', () => {
  it('pay equal candies for a growing multiplier', () => {
    expect(tumblesPrize({ bowls: [[0, 0, 1, 1, 2, 3]] })).toBe(5);
    const bowls = [
      [0, 0, 0, 1, 1, 2],
      [1, 3, 3, 1, 1, 2],
      [3, 3, 3, 3, 3, 3],
      [0, 1, 2, 3, 0, 1],
    ];
    expect(tumblesPrize({ bowls })).toBe(5 + 1 * 1 + 1 * 2 + 25 * 3);
    expect(
      tumblesPrize({
        bowls: [
          [0, 0, 0, 1, 1, 1],
          [2, 2, 2, 2, 1, 0],
          [0, 1, 2, 3, 0, 1],
        ],
      }),
    ).toBe(5 + 2 + 6);
  });

  it('keep what doesn’t pop', () => {
    const falls = [0, 0, 1, 0, 2, 1, 3, 3, 2];
    const { bowls } = drawTumbles(() => falls.shift() ?? 0);
    expect(bowls).toEqual([
      [0, 0, 1, 0, 2, 1],
      [3, 3, 1, 2, 2, 1],
    ]);
  });

  it('end after eight, whatever is in the bowl then', () => {
    const { bowls } = drawTumbles(() => 0);
    expect(bowls).toHaveLength(9);
    expect(tumblesPrize({ bowls })).toBe(5 + 25 * 36);
    expect(Math.max(...weightsOf.SWEET.keys())).toBe(905);
  });
});
