import { expect, it } from 'vitest';

import { judgeReturn } from './judge-return.ts';

const base = { name: 'coin', stated: 0.98, deviation: 1, rounds: 10_000 };

it.each([
  [0.98, true],
  [1.0099, true],
  [0.9501, true],
  [1.0101, false],
  [0.9499, false],
])('a mean of %s, with a standard error of 0.01, proves a return of 0.98: %s', (mean, isProven) => {
  expect(judgeReturn({ ...base, mean })).toEqual({
    name: 'coin',
    rounds: 10_000,
    stated: 0.98,
    mean,
    standardError: 0.01,
    isProven,
  });
});
