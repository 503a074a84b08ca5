import { expect, test } from 'vitest';

import type { TermsVersion } from './bonus-terms.ts';
import { type BegunPeriod, duePeriods } from './cashback-periods.ts';

const at = (text: string) => new Date(text);

function version(createdAt: string, period: 'day' | 'week', isOpen = true): TermsVersion {
  return { createdAt: at(createdAt), isOpen, terms: { kind: 'cashback', period } } as TermsVersion;
}

function due(
  versions: readonly TermsVersion[],
  now: string,
  { begun = [], timeZone = 'Europe/Istanbul' }: { begun?: readonly BegunPeriod[]; timeZone?: string } = {},
) {
  return duePeriods({ versions, begun, timeZone, now: at(now) });
}
const daysOf = (periods: ReturnType<typeof due>) => periods.map(({ startsOn }) => startsOn);
const given = (...days: string[]) => days.map((startsOn) => ({ startsOn, isGiven: true }));

test('periods are days and weeks of the brand, also where its clock changes', () => {
  const weekly = [version('2026-03-01T00:00:00Z', 'week')];
  // 15 March 2026 is a Sunday.
  expect(due(weekly, '2026-03-15T20:59:00Z')).toMatchObject([
    { startsOn: '2026-03-02', from: at('2026-03-01T21:00:00Z'), to: at('2026-03-08T21:00:00Z') },
  ]);
  expect(daysOf(due(weekly, '2026-03-15T21:00:00Z'))).toEqual(['2026-03-02', '2026-03-09']);
  const daily = [version('2026-03-28T10:00:00Z', 'day')];
  expect(due(daily, '2026-03-29T23:00:00Z', { timeZone: 'Europe/Berlin' })).toMatchObject([
    { startsOn: '2026-03-29', from: at('2026-03-28T23:00:00Z'), to: at('2026-03-29T22:00:00Z') },
  ]);
});

test('the walk goes on from the last period that was given, and back to one that was not', () => {
  const daily = [version('2026-03-01T00:00:00Z', 'day')];
  expect(daysOf(due(daily, '2026-03-05T12:00:00Z', { begun: given('2026-03-02') }))).toEqual([
    '2026-03-03',
    '2026-03-04',
  ]);
  const begun = [{ startsOn: '2026-03-02', isGiven: false }, ...given('2026-03-03')];
  expect(daysOf(due(daily, '2026-03-05T12:00:00Z', { begun }))).toEqual(['2026-03-02', '2026-03-04']);
  expect(daysOf(due(daily, '2026-07-01T12:00:00Z'))).toHaveLength(34 + 1);
});

test('terms are those that were in force when a period began', () => {
  const versions = [
    version('2026-03-01T00:00:00Z', 'week'),
    // A Wednesday: its week goes on, and days follow.
    version('2026-03-04T12:00:00Z', 'day'),
    version('2026-03-10T12:00:00Z', 'day', false),
    version('2026-03-11T12:00:00Z', 'day'),
  ];
  expect(daysOf(due(versions, '2026-03-13T12:00:00Z'))).toEqual([
    '2026-03-02',
    '2026-03-09',
    '2026-03-10',
    '2026-03-12',
  ]);
  expect(due(versions, '2026-03-13T12:00:00Z')[2]?.stored).toBe(versions[1]);
  expect(daysOf(due([version('2026-03-04T12:00:00Z', 'week')], '2026-03-20T12:00:00Z'))).toEqual([
    '2026-03-09',
  ]);
});
