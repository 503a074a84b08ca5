import { describe, expect, it } from 'vitest';

import { drawSome } from './draw-some.ts';
import { createSeededDraw } from './draw.ts';

describe('drawing some', () => {
  it('has every order of every choice equally often', () => {
    const draw = createSeededDraw('some');
    const counts = new Map<string, number>();
    for (let round = 0; round < 12_000; round++) {
      const drawn = drawSome(['a', 'b', 'c', 'd'], 2, draw).join('');
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    expect(counts.size).toBe(12);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(160);
  });
  it('can have all, and not more', () => {
    const draw = createSeededDraw('all');
    expect(drawSome([1, 2, 3], 3, draw).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(() => drawSome([1, 2, 3], 4, draw)).toThrow(RangeError);
  });
});
