import { expect, it } from 'vitest';

import { nextOnLadder, parseAmount } from './stake-field.ts';

it.each([
  ['12', 1_200],
  ['12,5', 1_250],
  ['12.50', 1_250],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234', 123_400],
  ['₺ 20,00', 2_000],
  ['0,2', 20],
  [',75', 75],
] as const)('a typed amount of %s is %d minor units', (text, minor) => {
  expect(parseAmount(text)).toBe(minor);
});

it.each(['', 'abc', ',', '₺'])('%j is no amount', (text) => {
  expect(parseAmount(text)).toBeNull();
});

it('steps go up and down the same ladder', () => {
  const up = [20];
  while ((up.at(-1) ?? 0) < 500_000) up.push(nextOnLadder(up.at(-1) ?? 0, 1));
  expect(up.slice(0, 6)).toEqual([20, 50, 100, 200, 500, 1_000]);
  const down = [up.at(-1) ?? 0];
  while ((down.at(-1) ?? 0) > 20) down.push(nextOnLadder(down.at(-1) ?? 0, -1));
  expect(down.toReversed()).toEqual(up);
  expect([nextOnLadder(1_250, 1), nextOnLadder(1_250, -1)]).toEqual([2_000, 1_000]);
});
