import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RoundClock } from './round-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const elapsed = (clock: RoundClock) => clock.now().getTime() - 1_000_000;

it('passes as it is told, besides by itself', () => {
  const clock = new RoundClock();
  vi.advanceTimersByTime(5);
  clock.change(1_000);
  expect(elapsed(clock)).toBe(1_005);
});

it('stands still while it is held, and then goes on from there', () => {
  const clock = new RoundClock();
  clock.change('hold');
  vi.advanceTimersByTime(60_000);
  clock.change('hold');
  expect(elapsed(clock)).toBe(0);
  clock.change(2_000);
  expect(elapsed(clock)).toBe(2_000);
  clock.change('release');
  clock.change('release');
  expect(elapsed(clock)).toBe(2_000);
  vi.advanceTimersByTime(7);
  expect(elapsed(clock)).toBe(2_007);
});
