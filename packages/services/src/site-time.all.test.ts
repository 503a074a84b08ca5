import { expect, test } from 'vitest';

import { dayIn, endOfSecond, startOfDay } from './site-time.ts';
import { unevenInstants } from './testing/uneven-instants.ts';

const next = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10);

test('in every zone, each instant from 2020 to 2035 belongs to exactly one day', () => {
  const wrong: string[] = [];
  for (const zone of Intl.supportedValuesOf('timeZone'))
    for (const at of unevenInstants(zone)) {
      const day = dayIn(zone, at);
      const [from, to] = [startOfDay(zone, day), startOfDay(zone, next(day))];
      const isIn = from && to && from <= at && at < to && dayIn(zone, new Date(from.getTime() - 1)) < day;
      const ends = endOfSecond(zone, `${day} 23:59:59`)?.getTime() === to?.getTime();
      if (!isIn || !ends) wrong.push(`${zone} ${at.toISOString()}`);
    }
  expect(wrong).toEqual([]);
});
