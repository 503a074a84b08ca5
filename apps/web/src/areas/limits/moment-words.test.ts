import { describe, expect, it } from 'vitest';

import { clockAt, dayOf, momentAt, type MomentForm, momentOf, untilEnd } from './moment-words.ts';

const turkish: MomentForm = { timeZone: 'Europe/Istanbul', language: 'tr' };
const english: MomentForm = { timeZone: 'Europe/London', language: 'en' };

/** An instant by Istanbul's clock, which is three hours ahead all year. */
const istanbul = (clock: string) => new Date(`2026-11-21T${clock}:00+03:00`).toISOString();

describe('moments', () => {
  it('are written with the ending that the time is read with', () => {
    const read = {
      '00:00': 'da',
      '21:05': 'te',
      '09:12': 'de',
      '18:20': 'de',
      '13:30': 'da',
      '07:40': 'ta',
      '11:50': 'de',
      '06:00': 'da',
      '10:00': 'da',
      '20:00': 'de',
      '08:59': 'da',
      '03:03': 'te',
    };
    for (const [clock, ending] of Object.entries(read)) {
      expect(clockAt(istanbul(clock), turkish)).toBe(`${clock}’${ending}`);
    }
  });

  it('name the day in both languages, in the zone of the brand', () => {
    expect(momentAt(istanbul('21:05'), turkish)).toBe('21 Kasım Cumartesi 21:05’te');
    expect(momentAt(istanbul('21:05'), english)).toBe('Saturday 21 November at 18:05');
    expect(dayOf(istanbul('02:00'), english)).toBe('Friday 20 November');
    expect(momentOf(istanbul('09:12'), turkish)).toBe('21 Kasım 2026 09:12');
  });

  it('say until when a period lasts', () => {
    expect(untilEnd('daily', istanbul('00:00'), turkish)).toBe('gece 00:00’a');
    expect(untilEnd('weekly', '2026-11-22T21:00:00Z', turkish)).toBe('Pazartesi 00:00’a');
    expect(untilEnd('monthly', '2026-11-30T21:00:00Z', turkish)).toBe('1 Aralık Salı’ya');
    expect(untilEnd('monthly', '2026-10-31T21:00:00Z', turkish)).toBe('1 Kasım Pazar’a');
    expect(untilEnd('daily', '2026-11-22T00:00:00Z', english)).toBe('00:00 tonight');
    expect(untilEnd('weekly', '2026-11-23T00:00:00Z', english)).toBe('Monday 00:00');
    expect(untilEnd('monthly', '2026-12-01T00:00:00Z', english)).toBe('Tuesday 1 December');
  });
});
