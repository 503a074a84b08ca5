import { describe, expect, it } from 'vitest';

import { fraction } from '../exact/fraction.ts';
import { betMathOf } from './bet-math.ts';

describe('the mathematics of a bet', () => {
  it('is exact', () => {
    // A number of a roulette wheel with one zero, which pays 35 to 1.
    const math = betMathOf([
      { weight: 1n, pays: 3_600 },
      { weight: 36n, pays: 0 },
    ]);
    expect(math.returns).toEqual(fraction(36n, 37n));
    expect(math.variance).toEqual(fraction(36n ** 3n, 37n ** 2n));
    expect(math.standardDeviation).toBeCloseTo(5.8378, 4);
    expect(math.topChance).toEqual(fraction(1n, 37n));
  });
  it('does not count a returned stake as a win', () => {
    const math = betMathOf([
      { weight: 1n, pays: 150 },
      { weight: 2n, pays: 100 },
      { weight: 5n, pays: 0 },
    ]);
    expect([math.hitRate, math.winRate]).toEqual([fraction(3n, 8n), fraction(1n, 8n)]);
  });
});
