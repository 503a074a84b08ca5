import { setImmediate as nextTurn } from 'node:timers/promises';

import { afterEach, expect, test, vi } from 'vitest';

import { createRenderQueue } from './render-queue.ts';

afterEach(() => {
  vi.useRealTimers();
});

const settings = { maxRunning: 3, maxWaiting: 4, maxWaitMs: 1_000 };
const never = () => new Promise<never>(() => undefined);

test('begins one render in a turn of the event loop, in the order of arrival', async () => {
  const queue = createRenderQueue({ ...settings, maxWaiting: 100 });
  const begun: string[] = [];
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => queue.run(async () => begun.push(name)));
  const counts: number[] = [];
  while (begun.length < all.length) {
    counts.push(begun.length);
    await nextTurn();
  }
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const [turn, count] of counts.entries()) expect(count).toBeLessThanOrEqual(turn + 1);
  await Promise.all(all);
});

test('bounds how many run and how many wait', async () => {
  const queue = createRenderQueue(settings);
  let running = 0;
  const { promise: data, resolve } = Promise.withResolvers<void>();
  const render = async () => {
    running += 1;
    await data;
    running -= 1;
  };
  const accepted = Array.from({ length: 5 }, () => queue.run(render));
  await expect(queue.run(render)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(running).toBe(3);
  // Two of them run by now and have left the queue.
  const later = Array.from({ length: 2 }, () => queue.run(render));
  await expect(queue.run(render)).rejects.toMatchObject({ status: 503 });
  resolve();
  await Promise.all([...accepted, ...later]);
  expect(running).toBe(0);
});

test('goes on after renders that failed', async () => {
  const queue = createRenderQueue(settings);
  for (let time = 0; time < 10; time += 1)
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'page')).toBe('page');
});

test('refuses a page that has waited too long, and gives its place to the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queue = createRenderQueue({ ...settings, maxRunning: 1, maxWaiting: 1 });
  void queue.run(never);
  const outcome = queue.run(never).catch((error: unknown) => error);
  await nextTurn();
  await vi.advanceTimersByTimeAsync(999);
  await expect(queue.run(never)).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ status: 503 });
  let next: unknown = 'waiting';
  const waiting = queue.run(never).catch((error: unknown) => {
    next = error;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(next).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(next).toMatchObject({ status: 503 });
});
