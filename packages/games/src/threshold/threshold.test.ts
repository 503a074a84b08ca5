import { describe, expect, it } from 'vitest';

import { toNumber } from '../exact/fraction.ts';
import { readInstantBet } from '../instant/instant-bet.ts';
import { provableInstant } from '../instant/instant-game.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { createThreshold } from './threshold.ts';

const game = createThreshold({ edgeBasisPoints: 200, cap: 1_000_000 });
const limits = { minMinor: 100n, maxMinor: 50_000_000n };

describe('a target', () => {
  it('is paid if what is drawn reaches it', () => {
    const pays = (drawn: number) => game.pays({ target: 250 }, { drawn });
    expect([249, 250, 9_999].map(pays)).toEqual([0, 250, 250]);
  });
  it.each([101, 150, 200, 1_000, 1_000_000])('of %d hundredths returns 98 %%', (target) => {
    const { returns, hitRate } = game.mathOf({ target });
    expect(toNumber(returns)).toBeCloseTo(0.98, 9);
    expect(toNumber(hitRate)).toBeCloseTo(98 / target, 9);
  });
  it.each(provableInstant(game))('is that of play: $name', (bet) => {
    expect(playMany(bet, createSeededDraw(bet.name), 4_000).verdict).toBe('proven');
  });
  it('is 1.01 to 10,000', () => {
    const read = (target: unknown, stakeMinor = '500') =>
      readInstantBet(game, { target, stakeMinor }, limits).choice;
    expect([read(101), read(1_000_000)]).toEqual([{ target: 101 }, { target: 1_000_000 }]);
    for (const target of [100, 1_000_001])
      expect(() => read(target)).toThrow(expect.objectContaining({ problem: 'unknown' }));
    expect(() => read(1_000_000, '1000000')).toThrow(expect.objectContaining({ problem: 'stake' }));
  });
});

it('nothing above the cap is drawn, and nothing below 1.00', () => {
  const draws = [(below: number) => below - 1, () => 0];
  expect(draws.map((draw) => game.draw({ target: 200 }, draw).drawn)).toEqual([1_000_000, 100]);
});
