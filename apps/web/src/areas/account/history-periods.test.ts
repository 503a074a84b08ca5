import { describe, expect, it } from 'vitest';

import { MAX_REPORT_DAYS, rangeOfDays, rangeProblem } from '../money/index.ts';
import { daysShown, periodAfter, periodBefore, presetsOf } from './history-periods.ts';

const days = (from: string, to: string) => ({ from: `${from}T00:00:00`, to: `${to}T23:59:59` });

describe('the periods chosen with one tap', () => {
  it('begin and end with a day', () => {
    const ranges = presetsOf('2026-03-05', 3).map(({ name, range }) => [name, range]);
    expect(Object.fromEntries(ranges)).toEqual({
      today: days('2026-03-05', '2026-03-05'),
      yesterday: days('2026-03-04', '2026-03-04'),
      default: days('2026-03-02', '2026-03-05'),
      week: days('2026-02-27', '2026-03-05'),
      this_month: days('2026-03-01', '2026-03-05'),
      last_month: days('2026-02-01', '2026-02-28'),
    });
  });

  it('hold as many days as their names say', () => {
    const DAY_MS = 24 * 60 * 60_000;
    const held = presetsOf('2026-03-05', 3).map(({ name, range }) => [
      name,
      (Date.parse(`${range.to}Z`) + 1000 - Date.parse(`${range.from}Z`)) / DAY_MS,
    ]);
    expect(Object.fromEntries(held)).toMatchObject({
      today: 1,
      yesterday: 1,
      default: daysShown(3),
      week: 7,
    });
  });

  it.each(['2024-03-31', '2026-01-01', '2026-01-31', '2026-12-31'])(
    'are as long as a report may be, on %s',
    (today) => {
      for (const { range } of presetsOf(today, 2)) expect(rangeProblem(range)).toBeUndefined();
    },
  );
});

describe('the periods beside one', () => {
  const today = '2026-03-05';

  it.each([
    [days('2026-03-02', '2026-03-05'), days('2026-02-26', '2026-03-01')],
    [days('2026-03-05', '2026-03-05'), days('2026-03-04', '2026-03-04')],
    // A month, however long it is, and the current one that ends today.
    [days('2026-03-01', '2026-03-05'), days('2026-02-01', '2026-02-28')],
    [days('2026-01-01', '2026-01-31'), days('2025-12-01', '2025-12-31')],
    [
      { from: '2026-03-04T08:00:00', to: '2026-03-04T09:59:59' },
      { from: '2026-03-04T06:00:00', to: '2026-03-04T07:59:59' },
    ],
  ])('before %o is %o', (range, before) => {
    expect(periodBefore(range, today)).toEqual(before);
  });

  it.each([
    [days('2026-02-26', '2026-03-01'), days('2026-03-02', '2026-03-05')],
    [days('2026-02-01', '2026-02-28'), days('2026-03-01', '2026-03-05')],
    [days('2025-12-01', '2025-12-31'), days('2026-01-01', '2026-01-31')],
    // The last one is as long, and ends today.
    [days('2026-03-01', '2026-03-03'), days('2026-03-03', '2026-03-05')],
  ])('after %o is %o', (range, after) => {
    expect(periodAfter(range, today)).toEqual(after);
  });

  it('end today and begin where accounts do', () => {
    expect(periodAfter(rangeOfDays(today, 3), today)).toBeUndefined();
    expect(periodAfter(days('9999-12-01', '9999-12-31'), today)).toBeUndefined();
    expect(periodBefore(days('9999-12-01', '9999-12-31'), today)).toEqual(days('9999-11-01', '9999-11-30'));
    expect(periodBefore(days('0001-01-01', '0001-01-31'), today)).toBeUndefined();
  });

  it('treat the first of a month as a day', () => {
    expect(periodBefore(days('2026-03-01', '2026-03-01'), '2026-03-01')).toEqual(
      days('2026-02-28', '2026-02-28'),
    );
  });

  it('reach any day, each once', () => {
    let range = rangeOfDays(today, MAX_REPORT_DAYS - 1);
    for (let step = 0; step < 200; step += 1) {
      const before = periodBefore(range, today);
      if (!before) throw new Error('there is a period before');
      expect(rangeProblem(before)).toBeUndefined();
      expect(Date.parse(`${range.from}Z`) - Date.parse(`${before.to}Z`)).toBe(1000);
      range = before;
    }
  });
});
