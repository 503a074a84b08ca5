import { describe, expect, it } from 'vitest';

import { createSecureDraw, createSeededDraw, type Draw } from './draw.ts';
import { createFastDraw } from './fast-draw.ts';
import { shuffle } from './shuffle.ts';

/** Chi-squared of draws below `below`; its mean is `below` - 1, with a standard deviation of √(2(`below` - 1)). */
function chiSquared(draw: Draw, below: number, draws: number): number {
  const counts = new Float64Array(below);
  for (let i = 0; i < draws; i++) {
    const drawn = draw(below);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  const expected = draws / below;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const below = 37;
const limit = below - 1 + 5 * Math.sqrt(2 * (below - 1));

describe.each([
  ['a secure draw', () => createSecureDraw()],
  ['a seeded draw', () => createSeededDraw('uniform')],
  ['a fast draw', () => createFastDraw(7)],
])('%s', (_, create) => {
  it('is uniform', () => {
    expect(chiSquared(create(), below, 370_000)).toBeLessThan(limit);
  });
  it('reaches both ends of the widest range', () => {
    const draw = create();
    const drawn = Array.from({ length: 2_000 }, () => draw(2 ** 32));
    expect(Math.min(...drawn)).toBeLessThan(2 ** 32 / 100);
    expect(Math.max(...drawn)).toBeGreaterThan((2 ** 32 / 100) * 99);
  });
  it('has no bias towards low values', () => {
    // Words modulo three quarters of their range would give the lower third twice as often as the rest.
    const draw = create();
    const range = 3 * 2 ** 30;
    const low = Array.from({ length: 30_000 }, () => draw(range)).filter((value) => value < 2 ** 30);
    expect(Math.abs(low.length - 10_000)).toBeLessThan(500);
  });
});

it('gives the same sequence for a seed, and another for another', () => {
  const sequence = (draw: Draw) => Array.from({ length: 20 }, () => draw(1_000_000));
  expect(sequence(createSeededDraw('a'))).toEqual(sequence(createSeededDraw('a')));
  expect(sequence(createSeededDraw('a'))).not.toEqual(sequence(createSeededDraw('b')));
  expect(sequence(createFastDraw(1))).toEqual(sequence(createFastDraw(1)));
  expect(sequence(createFastDraw(1))).not.toEqual(sequence(createFastDraw(2)));
});

it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses a range of %s values', (range) => {
  expect(() => createSecureDraw()(range)).toThrow(RangeError);
});

it('shuffles into every order equally often', () => {
  const draw = createSeededDraw('orders');
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle(['a', 'b', 'c', 'd'], draw).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(160);
});
