import { statementPeriods } from '@baize/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays, addPeriods, periodStart, statementWindow } from './periods.ts';

test('weeks begin on Monday, months on their first day', () => {
  expect(periodStart('week', '2026-11-22')).toBe('2026-11-16');
  expect(periodStart('week', '2026-11-23')).toBe('2026-11-23');
  expect(periodStart('week', '2027-01-01')).toBe('2026-12-28');
  expect(periodStart('month', '2028-02-29')).toBe('2028-02-01');
  expect(periodStart('day', '2026-11-22')).toBe('2026-11-22');
});

test('periods follow each other over the ends of years and leap days', () => {
  expect(addPeriods('month', '2026-11-01', 3)).toBe('2027-02-01');
  expect(addPeriods('month', '2026-01-01', -1)).toBe('2025-12-01');
  expect(addPeriods('day', '2028-02-28', 2)).toBe('2028-03-01');
  expect(addPeriods('week', '2026-12-28', 1)).toBe('2027-01-04');
});

describe('a window', () => {
  const life = { first: '2026-02-10', today: '2026-11-23' };

  test('ends with the current period, and has no next one', () => {
    expect(statementWindow('week', '2026-11-23', life)).toMatchObject({
      from: '2026-09-07',
      until: '2026-11-30',
      previous: '2026-09-06',
      next: undefined,
    });
  });

  test('that is older leads to the next one, at most to today', () => {
    expect(statementWindow('month', '2026-02-20', life)).toMatchObject({
      from: '2025-03-01',
      until: '2026-03-01',
      previous: undefined,
      next: '2026-11-23',
    });
    expect(statementWindow('day', '2026-04-30', life).next).toBe('2026-05-31');
  });

  test.each(['2099-01-01', '0001-01-01'])('of %s is the nearest in the player’s time', (end) => {
    const { starts } = statementWindow('day', end, life);
    expect(starts.at(-1)).toBe(end > life.today ? life.today : life.first);
  });

  test('and those before it have every day of the player once', () => {
    const day = fc
      .integer({ min: 0, max: 3_000 })
      .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.constantFrom(...statementPeriods), day, day, (by, one, other) => {
        const [first, today] = one < other ? [one, other] : [other, one];
        let window = statementWindow(by, today, { first, today });
        expect(window.until > today).toBe(true);
        for (let count = 0; window.previous !== undefined && count < 200; count += 1) {
          const before = statementWindow(by, window.previous, { first, today });
          expect(before.until).toBe(window.from);
          expect(before.next).toBeDefined();
          expect(before.starts).toHaveLength(window.starts.length);
          window = before;
        }
        expect(window.from <= first).toBe(true);
        expect(window.starts.every((start) => periodStart(by, start) === start)).toBe(true);
        expect(addDays(addPeriods(by, window.starts.at(-1) ?? '', 1), 0)).toBe(window.until);
      }),
      { numRuns: 60 },
    );
  });
});
