import { expect, it } from 'vitest';

import { createAmounts, readHundredths, stakeLadder } from './amounts.ts';

it.each([
  ['10', 1_000],
  ['1,5', 150],
  ['1.25', 125],
  ['1.250', 125_000],
  ['₺1.250,50', 125_050],
  ['1,250.50', 125_050],
  ['10.000', 1_000_000],
  ['-5', null],
  ['0', null],
  ['', null],
  ['1.2.3', null],
  ['1.25.500', null],
  ['9'.repeat(20), null],
])('reads %j as %s hundredths', (typed, hundredths) => {
  expect(readHundredths(typed)).toBe(hundredths);
});

it('reads what it wrote, in both languages', () => {
  for (const lang of ['tr', 'en'] as const) {
    const { plain, read } = createAmounts(lang, String);
    for (const hundredths of [1, 99, 101, 123_456, 1_000_000])
      expect(read(plain(hundredths))).toBe(hundredths);
  }
});

it('steps through round stakes between the limits', () => {
  expect(stakeLadder(20, 1_000)).toEqual([20, 25, 50, 100, 200, 250, 500, 1_000]);
  expect(stakeLadder(30, 45)).toEqual([30, 45]);
});
