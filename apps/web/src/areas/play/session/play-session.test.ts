import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  clockText,
  hoursAndMinutes,
  isDueOnArrival,
  playedMs,
  type PlaySession,
  untilCheckMs,
  wholeMinutes,
} from './play-session.ts';

const session: PlaySession = {
  started_at: '2026-03-15T12:00:00.000Z',
  now: '2026-03-15T12:50:00.000Z',
  bets: '0.00',
  wins: '0.00',
  in_play: '0.00',
  net: '0.00',
  reality_check: { every: 60, due_at: '2026-03-15T13:00:00.000Z' },
  elsewhere: null,
  receivedMs: 5_000,
};

describe('the time played', () => {
  it('is counted from the server’s clock by the length of time since its reply', () => {
    expect(playedMs(session, 5_000)).toBe(50 * 60_000);
    expect(playedMs(session, 6_500)).toBe(50 * 60_000 + 1_500);
  });

  it('never goes back or below zero', () => {
    expect(playedMs(session, 1_000)).toBe(50 * 60_000);
    expect(playedMs({ ...session, now: '2026-03-15T11:00:00.000Z' }, 5_000)).toBe(0);
  });

  it.each([
    [0, '00:00:00'],
    [999, '00:00:00'],
    [61_000, '00:01:01'],
    [3_599_999, '00:59:59'],
    [3_600_000, '01:00:00'],
    [360_000_000, '100:00:00'],
  ])('%i ms is %s', (lengthMs, text) => {
    expect(clockText(lengthMs)).toBe(text);
  });

  it('is split into hours and minutes without a rest', () => {
    assert(
      property(integer({ min: 0, max: 10_000 }), (length) => {
        const { hours, minutes } = hoursAndMinutes(length);
        expect(hours * 60 + minutes).toBe(length);
        expect(minutes).toBeLessThan(60);
      }),
    );
    expect(wholeMinutes(119_999)).toBe(1);
  });
});

describe('the next reality check', () => {
  it('is due by the server’s clock', () => {
    expect(untilCheckMs(session, 5_000)).toBe(10 * 60_000);
    expect(untilCheckMs(session, 5_000 + 10 * 60_000)).toBe(0);
    expect(untilCheckMs(session, 5_000 + 11 * 60_000)).toBe(-60_000);
  });

  it.each([
    ['2026-03-15T12:50:00.001Z', false],
    ['2026-03-15T12:50:00.000Z', true],
    ['2026-03-15T12:49:00.000Z', true],
  ])('of %s waits on arrival: %s', (dueAt, isDue) => {
    expect(isDueOnArrival({ ...session, reality_check: { every: 60, due_at: dueAt } })).toBe(isDue);
  });

  it('is never due if checks are off', () => {
    const off = { ...session, reality_check: { every: null, due_at: null } };
    expect(untilCheckMs(off, 1e12)).toBeUndefined();
    expect(isDueOnArrival(off)).toBe(false);
  });
});
