import { describe, expect, it } from 'vitest';

import { dayText, momentText, momentUntil } from './exclusion-dates.ts';

const instant = '2027-05-20T18:40:00.000Z';
const timeZone = 'Europe/Istanbul';
const tr = { language: 'tr', timeZone, withYear: true } as const;
const en = { language: 'en', timeZone, withYear: true } as const;

describe('dates of an exclusion', () => {
  it('are written as each language writes them', () => {
    expect(momentText(instant, tr)).toBe('20 Mayıs 2027 Perşembe 21.40');
    expect(momentText(instant, en)).toBe('Thursday 20 May 2027, 21:40');
    expect(dayText(instant, tr)).toBe('20 Mayıs 2027');
    expect(dayText(instant, en)).toBe('20 May 2027');
  });

  it('have no year if it is plain', () => {
    expect(momentText(instant, { ...tr, withYear: false })).toBe('20 Mayıs Perşembe 21.40');
    expect(momentText(instant, { ...en, withYear: false })).toBe('Thursday 20 May, 21:40');
  });

  it('are those of the brand’s time zone, at midnight and across daylight saving', () => {
    expect(momentText('2027-05-20T21:00:00.000Z', tr)).toBe('21 Mayıs 2027 Cuma 00.00');
    const london = { ...en, timeZone: 'Europe/London' };
    expect(momentText('2027-03-28T00:30:00.000Z', london)).toBe('Sunday 28 March 2027, 00:30');
    expect(momentText('2027-03-28T01:30:00.000Z', london)).toBe('Sunday 28 March 2027, 02:30');
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
