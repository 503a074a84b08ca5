import { expect, it } from 'vitest';

import { dayPart } from './day-part.ts';

it.each([
  ['2026-03-01T01:59:00Z', 'night'],
  ['2026-03-01T02:00:00Z', 'morning'],
  ['2026-03-01T09:00:00Z', 'day'],
  ['2026-03-01T15:00:00Z', 'evening'],
  ['2026-03-01T20:00:00Z', 'night'],
  ['2026-03-01T21:30:00Z', 'night'],
] as const)('greets by the clock of the brand: %s is %s in Istanbul', (instant, part) => {
  expect(dayPart(new Date(instant), 'Europe/Istanbul')).toBe(part);
});
