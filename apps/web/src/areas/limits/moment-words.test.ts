import { describe, expect, it } from 'vitest';

import {
  clockAt,
  dateOf,
  dayOf,
  fullMoment,
  momentAt,
  type MomentForm,
  momentOf,
  momentUntil,
  untilEnd,
} from './moment-words.ts';

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
      expect(clockAt(istanbul(clock), turkish)).toBe(`${clock.replace(':', '.')}’${ending}`);
    }
  });

  it('name the day in both languages, in the zone of the brand', () => {
    expect(momentAt(istanbul('21:05'), turkish)).toBe('21 Kasım Cumartesi 21.05’te');
    expect(momentAt(istanbul('21:05'), english)).toBe('Saturday 21 November at 18:05');
    expect(dayOf(istanbul('02:00'), english)).toBe('Friday 20 November');
    expect(momentOf(istanbul('09:12'), turkish)).toBe('21 Kasım 2026 09.12');
  });

  it('say until when a period lasts', () => {
    expect(untilEnd('daily', istanbul('00:00'), turkish)).toBe('gece 00.00’a');
    expect(untilEnd('weekly', '2026-11-22T21:00:00Z', turkish)).toBe('Pazartesi 00.00’a');
    expect(untilEnd('monthly', '2026-11-30T21:00:00Z', turkish)).toBe('1 Aralık Salı’ya');
    expect(untilEnd('monthly', '2026-10-31T21:00:00Z', turkish)).toBe('1 Kasım Pazar’a');
    expect(untilEnd('daily', '2026-11-22T00:00:00Z', english)).toBe('00:00 tonight');
    expect(untilEnd('weekly', '2026-11-23T00:00:00Z', english)).toBe('Monday 00:00');
    expect(untilEnd('monthly', '2026-12-01T00:00:00Z', english)).toBe('Tuesday 1 December');
  });
});

const instant = '2027-05-20T18:40:00.000Z';
const timeZone = 'Europe/Istanbul';
const tr = { language: 'tr', timeZone, withYear: true } as const;
const en = { language: 'en', timeZone, withYear: true } as const;

describe('dates of an exclusion', () => {
  it('are written as each language writes them', () => {
    expect(fullMoment(instant, tr)).toBe('20 Mayıs 2027 Perşembe 21.40');
    expect(fullMoment(instant, en)).toBe('Thursday 20 May 2027, 21:40');
    expect(dateOf(instant, tr)).toBe('20 Mayıs 2027');
    expect(dateOf(instant, en)).toBe('20 May 2027');
  });

  it('have no year if it is plain', () => {
    expect(fullMoment(instant, { ...tr, withYear: false })).toBe('20 Mayıs Perşembe 21.40');
    expect(fullMoment(instant, { ...en, withYear: false })).toBe('Thursday 20 May, 21:40');
  });

  it('are those of the brand’s time zone, at midnight and across daylight saving', () => {
    expect(fullMoment('2027-05-20T21:00:00.000Z', tr)).toBe('21 Mayıs 2027 Cuma 00.00');
    const london = { ...en, timeZone: 'Europe/London' };
    expect(fullMoment('2027-03-28T00:30:00.000Z', london)).toBe('Sunday 28 March 2027, 00:30');
    expect(fullMoment('2027-03-28T01:30:00.000Z', london)).toBe('Sunday 28 March 2027, 02:30');
  });

  it('take the Turkish ending of the number that is spoken last', () => {
    const ending = (time: string) =>
      momentUntil(`2027-05-20T${time}:00.000Z`, { ...tr, timeZone: 'UTC' }).slice(-8);
    const at = [
      '21:40',
      '21:45',
      '21:06',
      '21:20',
      '20:00',
      '10:00',
      '00:00',
      '09:00',
      '13:50',
      '08:02',
      '08:30',
    ];
    expect(at.map((time) => ending(time).trim())).toEqual([
      '21.40’a',
      '21.45’e',
      '21.06’ya',
      '21.20’ye',
      '20.00’ye',
      '10.00’a',
      '00.00’a',
      '09.00’a',
      '13.50’ye',
      '08.02’ye',
      '08.30’a',
    ]);
    expect(momentUntil(instant, en)).toBe('Thursday 20 May 2027, 21:40');
  });
});
