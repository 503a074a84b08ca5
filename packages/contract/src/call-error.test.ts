import fc from 'fast-check';
import { expect, test } from 'vitest';

import { tooManyRequests } from './call-error.ts';

const DAY_SECONDS = 24 * 60 * 60;
const anyWait = fc.oneof(
  fc.double({ min: 0, max: DAY_SECONDS, noNaN: true }),
  fc.integer({ min: 0, max: DAY_SECONDS }),
);

test('the wait in a refusal is long enough, and at most one unit too long', () => {
  fc.assert(
    fc.property(anyWait, (wait) => {
      const { retryAfterSeconds = 0, values = {} } = tooManyRequests(wait).details;
      expect(Number.isInteger(retryAfterSeconds)).toBe(true);
      expect(retryAfterSeconds).toBeGreaterThanOrEqual(Math.max(1, wait));
      expect(retryAfterSeconds).toBeLessThan(Math.max(1, wait) + 1);
      for (const [unit, seconds] of [
        ['hours', 3_600],
        ['minutes', 60],
        ['seconds', 1],
      ] as const) {
        const stated = Number(values[unit]) * seconds;
        // Zero means that the unit is not used.
        if (stated > 0) expect(stated).toBeGreaterThanOrEqual(wait);
      }
    }),
  );
});

test.each([
  [0, { hours: 0, minutes: 0, seconds: 1 }],
  [59, { hours: 0, minutes: 0, seconds: 59 }],
  [60, { hours: 0, minutes: 1, seconds: 60 }],
  [61, { hours: 0, minutes: 2, seconds: 61 }],
  [7_199, { hours: 0, minutes: 120, seconds: 7_199 }],
  [7_201, { hours: 3, minutes: 121, seconds: 7_201 }],
])('a wait of %i seconds is counted in units that people use', (seconds, values) => {
  expect(tooManyRequests(seconds).details.values).toEqual(values);
});
