import { expect, it } from 'vitest';
import { printJson, printTable } from './print-table.ts';

it('aligns columns, numbers to the right, and keeps a row on one line', () => {
  expect(
    printTable(
      ['id', 'note'],
      [
        [5, 'a\nb'],
        [1234, null],
      ],
    ),
  ).toBe(['  id  note', '────  ────', '   5  a b', '1234  –'].join('\n'));
});

it('writes amounts as texts', () => {
  expect(JSON.parse(printJson({ amountMinor: 25_000n }))).toEqual({ amountMinor: '25000' });
});
