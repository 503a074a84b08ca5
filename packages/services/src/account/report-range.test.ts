import { describe, expect, test } from 'vitest';

import { readReportRange } from './report-range.ts';

const read = (start: string, end: string, timeZone = 'Europe/Istanbul') =>
  readReportRange({ start_date: start, end_date: end }, timeZone);
const refusal = (field: string, message: string) =>
  expect.objectContaining({
    code: 'invalid',
    details: { fields: { [field]: [expect.objectContaining({ message })] } },
  });

describe('a report', () => {
  test('covers the first instant to the end of its last second, in its time zone', () => {
    expect(read('2026-03-01 00:00:00', '2026-03-01 23:59:59')).toEqual({
      from: new Date('2026-02-28T21:00:00Z'),
      to: new Date('2026-03-01T21:00:00Z'),
    });
    const second = read('2026-03-01 00:00:00', '2026-03-01 00:00:00');
    expect(second.to.getTime() - second.from.getTime()).toBe(1_000);
  });

  test('may be 31 days long, and not a second longer', () => {
    const longest = read('2026-01-01 00:00:00', '2026-01-31 23:59:59');
    expect(longest.to.getTime() - longest.from.getTime()).toBe(31 * 24 * 60 * 60_000);
    expect(() => read('2026-01-01 00:00:00', '2026-02-01 00:00:00')).toThrow(
      refusal('end_date', 'report_range'),
    );
  });

  test('has days of 23 and 25 hours when the clock changes', () => {
    const spring = read('2026-03-01 00:00:00', '2026-03-31 23:59:59', 'Europe/Berlin');
    expect(spring.to.getTime() - spring.from.getTime()).toBe((31 * 24 - 1) * 60 * 60_000);
    const autumn = read('2026-10-01 00:00:00', '2026-10-31 23:59:59', 'Europe/Berlin');
    expect(autumn.to.getTime() - autumn.from.getTime()).toBe((31 * 24 + 1) * 60 * 60_000);
    expect(() => read('2026-03-01 00:00:00', '2026-04-01 00:00:00', 'Europe/Berlin')).toThrow(
      refusal('end_date', 'report_range'),
    );
  });

  test.each(['Asia/Beirut', 'Africa/Cairo', 'America/Santiago', 'America/Havana', 'Europe/Berlin'])(
    'of a day ends where that of the next one begins, in %s',
    (zone) => {
      for (let ms = Date.UTC(2026, 0); ms < Date.UTC(2027, 0); ms += 24 * 60 * 60_000) {
        const [day, next] = [ms, ms + 24 * 60 * 60_000].map((at) => new Date(at).toISOString().slice(0, 10));
        const { to } = read(`${day} 00:00:00`, `${day} 23:59:59`, zone);
        expect(to).toEqual(read(`${next} 00:00:00`, `${next} 23:59:59`, zone).from);
      }
    },
  );

  test('of an hour that the clock skips is empty, and of one that it repeats has both', () => {
    const skipped = read('2026-03-29 02:10:00', '2026-03-29 02:50:00', 'Europe/Berlin');
    expect(skipped.from <= skipped.to).toBe(true);
    const both = read('2026-10-25 02:00:00', '2026-10-25 02:59:59', 'Europe/Berlin');
    expect(both.to.getTime() - both.from.getTime()).toBe(2 * 60 * 60_000);
  });

  test('reads no instant before 1970 or after 9998', () => {
    for (const year of ['0001', '1969']) {
      const { from, to } = read(`${year}-01-01 00:00:00`, `${year}-01-31 23:59:59`);
      expect(from).toEqual(to);
    }
    expect(read('9999-12-01 00:00:00', '9999-12-31 23:59:59', 'America/New_York').to.toISOString()).toBe(
      '9999-01-01T00:00:00.000Z',
    );
  });

  test.each([
    ['2026-02-30 00:00:00', '2026-03-01 00:00:00', refusal('start_date', 'date_invalid')],
    ['2026-03-01 00:00:00', '2026-03-01 24:00:00', refusal('end_date', 'date_invalid')],
    ['2026-03-01 00:00:01', '2026-03-01 00:00:00', refusal('end_date', 'report_order')],
  ])('from %s to %s is refused', (start, end, refused) => {
    expect(() => read(start, end)).toThrow(refused);
  });
});
