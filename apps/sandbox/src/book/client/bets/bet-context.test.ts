import { expect, it } from 'vitest';

import { BETS_TEXTS } from '../../texts/bets-texts.ts';
import { createBetDays } from './bet-context.ts';

const now = () => Date.parse('2026-11-26T22:30:00.000Z');

it('names days in the site’s time zone', () => {
  const days = createBetDays('tr', BETS_TEXTS.tr, now);
  // It is half past one on the 27th there.
  expect(days.day('2026-11-26T21:00:00.000Z')).toBe('Bugün');
  expect(days.day('2026-11-26T20:59:00.000Z')).toBe('Dün');
  expect(days.moment('2026-11-26T20:59:00.000Z')).toBe('Dün 23:59');
  expect(days.day('2026-11-20T12:00:00.000Z')).toBe('20 Kasım Cuma');
  expect(createBetDays('en', BETS_TEXTS.en, now).day('2026-11-26T22:00:00.000Z')).toBe('Today');
});
