import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { runServer, type RunningServer, type ServerOptions } from './run-server.ts';
import { superviseServer } from './supervise-server.ts';

vi.mock('./run-server.ts');
vi.mock('node:timers/promises');

const MINUTE_MS = 60_000;

let nowMs = 0;
let delays: (number | undefined)[] = [];
beforeEach(() => {
  nowMs = 0;
  delays = [];
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.mocked(sleep).mockImplementation(async (delayMs) => void delays.push(delayMs));
});
afterEach(() => vi.restoreAllMocks());

/** A server that ends after a time; without one it keeps running. */
function serverFor(lifeMs?: number): RunningServer {
  const ended = new Promise<string>((resolve) => {
    if (lifeMs === undefined) return;
    setImmediate(() => {
      nowMs += lifeMs;
      resolve('SIGKILL');
    });
  });
  return { port: 1, pid: 1, ended, stop: async () => undefined };
}

test('a server that keeps ending is restarted ever more slowly, and at once after a steady minute', async () => {
  const lives = [0, 0, 'refused', 0, 0, 0, 0, 0, 0, 0, MINUTE_MS, 0, undefined] as const;
  const starts = vi.mocked(runServer);
  for (const life of lives) {
    if (life === 'refused') starts.mockRejectedValueOnce(new Error('it did not start'));
    else starts.mockImplementationOnce(async () => serverFor(life));
  }
  await superviseServer({} as ServerOptions, () => undefined);
  await vi.waitFor(() => expect(starts).toHaveBeenCalledTimes(lives.length));
  const slower = [100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 15_000, 15_000];
  expect(delays).toEqual([...slower, 100, 200]);
});
