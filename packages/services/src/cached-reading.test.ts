import { manualClock } from '@baize/clock';
import { describe, expect, it, vi } from 'vitest';

import { createCachedReading } from './cached-reading.ts';

describe('a cached reading', () => {
  const create = () => {
    const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
    const read = vi.fn<() => Promise<number>>().mockResolvedValue(1);
    const onProblem = vi.fn<(error: unknown) => void>();
    const reading = createCachedReading({ read, clock, everyMs: 4_000, staleMs: 20_000, onProblem });
    return { clock, read, onProblem, reading };
  };

  it('is read once for concurrent callers, and again when it is due', async () => {
    const { clock, read, reading } = create();
    const all = await Promise.all([reading.latest(), reading.latest()]);
    expect(all).toEqual(Array.from({ length: 2 }, () => ({ value: 1, ageSeconds: 0, isLive: true })));
    clock.advance(3_999);
    expect((await reading.latest()).ageSeconds).toBe(3);
    expect(read).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await reading.latest();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('returns a fresh value without waiting for a refresh', async () => {
    const { clock, read, reading } = create();
    await reading.latest();
    clock.advance(10_000);
    read.mockReturnValue(new Promise(() => undefined));
    expect(await reading.latest()).toEqual({ value: 1, ageSeconds: 10, isLive: true });
  });

  it('is not live once the feed has been silent for too long, and is not retried before it is due', async () => {
    const { clock, read, onProblem, reading } = create();
    await reading.latest();
    read.mockRejectedValue(new Error('silent'));
    clock.advance(20_000);
    expect(await reading.latest()).toEqual({ value: 1, ageSeconds: 20, isLive: false });
    await reading.latest();
    expect(onProblem).toHaveBeenCalledTimes(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('has no value if no read has succeeded', async () => {
    const { read, reading } = create();
    read.mockRejectedValue(new Error('silent'));
    expect(await reading.latest()).toEqual({ value: undefined, ageSeconds: null, isLive: false });
  });
});
