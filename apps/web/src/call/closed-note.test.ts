import { afterEach, expect, it, vi } from 'vitest';

import { installSessionBench, SETTLED_MS } from './testing/session-bench.ts';

const bench = installSessionBench();
afterEach(() => vi.resetModules());

const HOUR_MS = 3_600_000;
const END = { by: 'exclusion', message: 'Closed until tomorrow.' };

/** A reloaded tab, whose clock is ahead or behind. @returns how the server's time arrives */
async function reload(aheadMs: number, leftMs: number) {
  const serverMs = Date.now();
  const endsAt = new Date(serverMs + leftMs).toISOString();
  bench.entries.set('closed', JSON.stringify({ message: END.message, endsAt }));
  vi.setSystemTime(serverMs + aheadMs);
  vi.resetModules();
  const { createSession } = await import('./session.ts');
  const { noteServerTime } = await import('../app/server-clock.ts');
  const session = createSession();
  bench.stops.push(session.start(bench.server.call));
  const reply = async () => {
    const now = performance.now();
    noteServerTime(serverMs, now, now);
    await bench.pass(SETTLED_MS);
  };
  return { session, reply };
}

it.each([0, 48, -48])(
  'the note of a closed account outlives a device’s clock %i hours ahead',
  async (hours) => {
    const { session, reply } = await reload(hours * HOUR_MS, 24 * HOUR_MS);
    expect(bench.entries.has('closed')).toBe(true);
    await reply();
    expect(session.state().end).toEqual(END);
    expect(bench.entries.has('closed')).toBe(true);
  },
);

it.each([0, 48, -48])('a note that is over is gone, with a device’s clock %i hours ahead', async (hours) => {
  const { session, reply } = await reload(hours * HOUR_MS, -HOUR_MS);
  await reply();
  expect(session.state().end).toBeUndefined();
  expect(bench.entries.has('closed')).toBe(false);
});
