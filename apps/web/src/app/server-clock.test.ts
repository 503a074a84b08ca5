import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Clock = typeof import('./server-clock.ts');

const SERVER = Date.parse('2026-03-15T12:00:00Z');
const MINUTE_MS = 60_000;

let clock: Clock;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  clock = await import('./server-clock.ts');
});
afterEach(() => vi.useRealTimers());

/** A request of 80 ms, whose reply is made in the middle of it. */
function ask(serverMs: number): void {
  const sent = performance.now();
  vi.advanceTimersByTime(80);
  clock.noteServerTime(serverMs + 40, sent, performance.now());
}

it('is the device’s clock before the first reply', () => {
  vi.setSystemTime(SERVER + 20 * MINUTE_MS);
  expect(clock.serverNow()).toBe(SERVER + 20 * MINUTE_MS);
});

it.each([20, -20, 24 * 60])('follows the server while the device is %i minutes off', (minutes) => {
  vi.setSystemTime(SERVER + minutes * MINUTE_MS);
  ask(SERVER);
  expect(clock.serverNow() - SERVER).toBeCloseTo(80);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(clock.serverNow() - SERVER).toBeCloseTo(80 + MINUTE_MS);
});

it('does not notice that the device’s clock is set', () => {
  vi.setSystemTime(SERVER);
  ask(SERVER);
  vi.setSystemTime(SERVER + 60 * MINUTE_MS);
  expect(clock.serverNow() - SERVER).toBeCloseTo(80);
});

it('gets closer with each reply, and follows the latest after the device has slept', () => {
  vi.setSystemTime(SERVER);
  clock.noteServerTime(SERVER, performance.now() - 3_000, performance.now());
  expect(clock.serverNow() - SERVER).toBeCloseTo(1_500);
  clock.noteServerTime(SERVER, performance.now() - 20, performance.now());
  expect(clock.serverNow() - SERVER).toBeCloseTo(10);
  // An hour in which the monotonic clock stood still.
  clock.noteServerTime(SERVER + 60 * MINUTE_MS, performance.now() - 20, performance.now());
  expect(clock.serverNow() - SERVER).toBeCloseTo(60 * MINUTE_MS + 10);
});
