import fc from 'fast-check';
import { expect, test } from 'vitest';

import { changeOf, demoHistory, historyStart } from './demo-history.ts';

const DAY_MS = 24 * 60 * 60_000;
const END = 1_000_000n;

const historyOf = (name: string, now: Date, since = historyStart(now)) =>
  demoHistory(name, { now, since, endMinor: END });

test('whatever the brand and the day, it is in order, never below zero, and ends with the balance of the README', () => {
  const now = fc.date({ min: new Date('2026-05-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), now, (siteId, at) => {
      const events = historyOf(String(siteId), at);
      let [balance, before] = [0n, historyStart(at).getTime()];
      for (const event of events) {
        expect(event.at.getTime()).toBeGreaterThanOrEqual(before);
        expect(event.at.getTime()).toBeLessThan(at.getTime());
        before = event.at.getTime();
        balance += changeOf(event);
        expect(balance).toBeGreaterThanOrEqual(0n);
      }
      expect(balance).toBe(END);
    }),
    { numRuns: 60 },
  );
});

test('it has three months of play, and payments of which no gateway is asked any more', () => {
  const now = new Date('2026-11-23T09:00:00Z');
  const events = historyOf('7', now);
  const months = new Set(events.map(({ at }) => at.toISOString().slice(0, 7)));
  expect([...months]).toEqual(['2026-08', '2026-09', '2026-10', '2026-11']);
  const rounds = events.filter(({ kind }) => kind === 'round');
  expect(rounds.length).toBeGreaterThan(50);
  expect(rounds.length).toBeLessThan(150);
  const payments = events.filter(({ kind }) => kind === 'deposit' || kind === 'withdrawal');
  expect(payments).toHaveLength(7);
  expect(payments.every(({ at }) => now.getTime() - at.getTime() > 10 * DAY_MS)).toBe(true);
});

test('the same brand and day give the same, another brand something else', () => {
  const now = new Date('2026-11-23T09:00:00Z');
  expect(historyOf('7', now)).toEqual(historyOf('7', new Date('2026-11-23T21:00:00Z')));
  expect(historyOf('8', now)).not.toEqual(historyOf('7', now));
});

test('where there is less of a past, it begins later', () => {
  const now = new Date('2026-01-20T09:00:00Z');
  const since = new Date('2026-01-01T00:00:00Z');
  const events = historyOf('7', now, since);
  expect(events[0]).toMatchObject({ kind: 'opening', at: since });
  expect(events.reduce((sum, event) => sum + changeOf(event), 0n)).toBe(END);
});
