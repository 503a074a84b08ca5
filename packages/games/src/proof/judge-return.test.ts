import { expect, it } from 'vitest';

import { judgeReturn } from './judge-return.ts';

it.each([
  [0.98, 0, 'proven'],
  [1.0099, 2.99, 'proven'],
  [0.9501, 2.99, 'proven'],
  [1.0101, 3.01, 'refuted'],
  [0.9499, 3.01, 'refuted'],
])('a mean of %s is %s standard errors from 0.98: %s', (mean, errors, verdict) => {
  const run = { name: 'coin', stated: 0.98, rounds: 10_000, deviation: 1, standardError: 0.01, mean };
  expect(judgeReturn(run)).toEqual({ ...run, errors: expect.closeTo(errors, 6), verdict });
});
