import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { DeadlineExceeded, withDeadline } from './with-deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);

test('returns the result of the work, and leaves no timer behind', async () => {
  expect(await withDeadline(async () => 7, 1_000)).toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

test('throws the error of the work, and leaves no timer behind', async () => {
  const work = () => Promise.reject(new Error('broken'));
  await expect(withDeadline(work, 1_000)).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

test('gives up when the time is up and not a millisecond earlier', async () => {
  let outcome: unknown = 'waiting';
  const running = withDeadline(never, 1_000).catch((error: unknown) => {
    outcome = error;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  await running;
  expect(outcome).toEqual(new DeadlineExceeded(1_000));
  expect(outcome).toBeInstanceOf(DeadlineExceeded);
});

test('aborts the work, and reports the deadline rather than the error of the aborted work', async () => {
  vi.useRealTimers();
  let aborted: unknown;
  const work = async (signal: AbortSignal) => {
    signal.addEventListener('abort', () => {
      aborted = signal.reason;
    });
    await sleep(60_000, undefined, { signal });
  };
  await expect(withDeadline(work, 5)).rejects.toBeInstanceOf(DeadlineExceeded);
  expect(aborted).toBeInstanceOf(DeadlineExceeded);
});

test('work that ignores the signal and fails later causes no unhandled rejection', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const outcome = withDeadline(() => promise, 10).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  expect(await outcome).toBeInstanceOf(DeadlineExceeded);
  // Vitest fails the run if this rejection is unhandled.
  reject(new Error('too late'));
  await vi.advanceTimersByTimeAsync(10);
});
