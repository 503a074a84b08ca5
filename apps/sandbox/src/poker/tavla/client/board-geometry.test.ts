import { expect, it } from 'vitest';

import { areaOf, checkerSpot, nextPoint, sizeOf } from './board-geometry.ts';

const one = { index: 0, count: 1 };
const everyPoint = Array.from({ length: 26 }, (_, point) => point);

it.each(['wide', 'tall'] as const)(
  'on a %s board every checker is in the area of its point, and areas do not overlap',
  (orientation) => {
    const { width, height } = sizeOf(orientation);
    const areas = everyPoint.map((point) => areaOf(orientation, point));
    for (const [point, area] of areas.entries()) {
      for (const index of [0, 4, 14]) {
        const { x, y } = checkerSpot(orientation, 'own', point, { index, count: 15 });
        expect(x).toBeGreaterThan(area.x);
        expect(x).toBeLessThan(area.x + area.width);
        expect(y).toBeGreaterThan(area.y);
        expect(y).toBeLessThan(area.y + area.height);
      }
      expect(area.x + area.width).toBeLessThanOrEqual(width);
      expect(area.y + area.height).toBeLessThanOrEqual(height);
    }
    const overlaps = areas.flatMap((area, index) =>
      areas.filter(
        (other, otherIndex) =>
          otherIndex > index &&
          area.x + 0.01 < other.x + other.width &&
          other.x + 0.01 < area.x + area.width &&
          area.y + 0.01 < other.y + other.height &&
          other.y + 0.01 < area.y + area.height,
      ),
    );
    expect(overlaps).toEqual([]);
  },
);

it('a checker of the rival is where the own numbering has 25 less its point', () => {
  expect(checkerSpot('wide', 'rival', 24, one)).toEqual(checkerSpot('wide', 'own', 1, one));
  expect(checkerSpot('tall', 'rival', 6, one)).toEqual(checkerSpot('tall', 'own', 19, one));
});

it('the own home is at the right, below on a wide board and at the bottom of a tall one', () => {
  const wide = checkerSpot('wide', 'own', 1, one);
  const tall = checkerSpot('tall', 'own', 1, one);
  expect([wide.x > sizeOf('wide').width / 2, wide.y > sizeOf('wide').height / 2]).toEqual([true, true]);
  expect([tall.x > sizeOf('tall').width / 2, tall.y > sizeOf('tall').height / 2]).toEqual([true, true]);
});

it('arrow keys reach every point of the board', () => {
  for (const orientation of ['wide', 'tall'] as const) {
    const reached = new Set([6]);
    for (const point of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        reached.add(nextPoint(orientation, point, key));
    expect([...reached].toSorted((a, b) => a - b)).toEqual(everyPoint);
  }
  expect([nextPoint('wide', 6, 'ArrowRight'), nextPoint('wide', 6, 'ArrowUp')]).toEqual([5, 19]);
  expect([nextPoint('tall', 6, 'ArrowDown'), nextPoint('tall', 6, 'ArrowLeft')]).toEqual([5, 19]);
  expect(nextPoint('wide', 1, 'Tab')).toBe(1);
});
