import { expect, test } from 'vitest';

import { periodMark, periodText } from './period-text.ts';

const week = { from: '2026-11-16', to: '2026-11-22' };
const day = { from: '2026-11-20', to: '2026-11-20' };
const month = { from: '2026-02-01', to: '2026-02-28' };

test('periods are named in the language, day first', () => {
  expect(periodText({ from: '2026-08-31', to: '2026-11-22' }, 'week', 'tr')).toBe(
    '31 Ağustos – 22 Kasım 2026',
  );
  expect(periodText({ from: '2025-12-01', to: '2026-11-23' }, 'month', 'tr')).toBe(
    'Aralık 2025 – Kasım 2026',
  );
  expect(periodText(week, 'week', 'tr')).toBe('16–22 Kasım 2026');
  expect(periodText(day, 'day', 'tr')).toBe('20 Kasım 2026');
  expect(periodText(month, 'month', 'tr')).toBe('Şubat 2026');
  expect(periodText(week, 'week', 'en')).toBe('16 – 22 November 2026');
});

test('bars have short marks', () => {
  expect(periodMark(week, 'week', 'tr')).toBe('16 Kas');
  expect(periodMark(day, 'day', 'en')).toBe('20 Nov');
  expect(periodMark(month, 'month', 'tr')).toBe('Şub');
});
