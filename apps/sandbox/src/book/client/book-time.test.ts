import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { BETS_TEXTS } from '../texts/bets-texts.ts';
import { SLIP_TEXTS } from '../texts/slip-texts.ts';
import { createBetDays } from './bets/bet-context.ts';
import { setBookTime } from './book-time.ts';
import { createSlipWords } from './slip/slip-words.ts';

const SERVER = '2026-11-26T12:00:00.000Z';
const HOUR_MS = 3_600_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([0, 24, -24])('days are the server’s on a device that is %i hours ahead', (hours) => {
  vi.setSystemTime(Date.parse(SERVER) + hours * HOUR_MS);
  setBookTime(Date.parse(SERVER));
  const days = createBetDays('en', BETS_TEXTS.en);
  const words = createSlipWords('en', 'TRY', SLIP_TEXTS.en);
  expect(days.day(SERVER)).toBe('Today');
  expect(days.day('2026-11-25T12:00:00.000Z')).toBe('Yesterday');
  expect(words.start('2026-11-26T17:30:00.000Z')).toBe('20:30');
  vi.advanceTimersByTime(9 * HOUR_MS);
  expect(days.day(SERVER)).toBe('Yesterday');
});
