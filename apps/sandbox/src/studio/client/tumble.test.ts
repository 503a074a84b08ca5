import fc from 'fast-check';
import { expect, it } from 'vitest';

import { fallInto } from '@baize/games/slots/script';

import { fallsOf, rowsOn } from './tumble.ts';

it('cells above a gap fall by its size, and new ones from above the board', () => {
  expect(fallsOf(4, new Set([2, 3]))).toEqual([2, 2, 2, 2]);
  expect(fallsOf(4, new Set([1]))).toEqual([1, 1, 0, 0]);
  expect(fallsOf(4, new Set([0, 2]))).toEqual([2, 2, 1, 0]);
  expect(fallsOf(3, new Set())).toEqual([0, 0, 0]);
});

it('every cell that stays comes to where the script has it', () => {
  const gone = fc.uniqueArray(fc.nat({ max: 6 }));
  fc.assert(
    fc.property(gone, (rows) => {
      const before = 'abcdefg';
      const cells = rows.map((row) => [0, row] as const);
      const win = { kind: 'cluster', symbol: 'a', cells, units: 1 } as const;
      const [after = ''] = fallInto([before], [win], ['X'.repeat(rows.length)]);
      const falls = fallsOf(before.length, rowsOn(cells, 0));
      [...after].forEach((letter, row) => {
        const from = row - (falls[row] ?? 0);
        if (letter === 'X') expect(from).toBeLessThan(0);
        else expect(before[from]).toBe(letter);
      });
    }),
  );
});

it('only the cells of a reel are its rows', () => {
  expect([
    ...rowsOn(
      [
        [0, 1],
        [1, 2],
        [0, 4],
      ],
      0,
    ),
  ]).toEqual([1, 4]);
});
