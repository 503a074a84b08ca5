import { UNITS_PER_STAKE } from '@baize/games';
import { describe, expect, it } from 'vitest';

import { stakesWithin } from './stakes.ts';

describe('stakesWithin', () => {
  it.each([
    [{ minBet: 20, maxBet: 500_000 }, 20, 500_000],
    [{ minBet: 100, maxBet: 5_000 }, 100, 5_000],
    [{ minBet: 30, maxBet: 70 }, 40, 60],
    [{ minBet: 25, maxBet: 30 }, 40, 40],
  ])('offers for %j from %i to %i, each a multiple that divides without rest', (limits, lowest, highest) => {
    const stakes = stakesWithin(limits);
    expect([stakes[0], stakes.at(-1)]).toEqual([lowest, highest]);
    expect(stakes.every((stake) => stake % UNITS_PER_STAKE === 0)).toBe(true);
  });
});
