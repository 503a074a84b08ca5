import { expect, it } from 'vitest';

import { timeLeft } from './time-left.ts';

const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
const end = '2026-06-08T12:00:00Z';

it.each([
  ['2026-06-01T09:30:00Z', 'rewards_days_left {"days":7,"hours":2}'],
  ['2026-06-08T09:30:00Z', 'rewards_hours_left {"hours":2}'],
  ['2026-06-08T11:29:30Z', 'rewards_minutes_left {"minutes":30}'],
  ['2026-06-08T12:00:01Z', 'rewards_minutes_left {"minutes":0}'],
])('at %s it is %s', (now, text) => {
  expect(timeLeft(t, end, Date.parse(now))).toBe(text);
});
