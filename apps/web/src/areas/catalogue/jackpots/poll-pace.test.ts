import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PAUSES_MS, startPoll } from './poll-pace.ts';

describe('the pace of asking', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(isWatched: () => boolean, answer = () => true) {
    const asked: number[] = [];
    const poll = startPoll({
      isWatched,
      ask: async () => {
        asked.push(performance.now());
        return answer();
      },
    });
    const pauses = () => asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    return { poll, asked, pauses };
  }

  it('is four seconds while somebody looks on', async () => {
    const { pauses } = start(() => true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(pauses()).toEqual([4_000, 4_000, 4_000, 4_000, 4_000]);
  });

  it('grows step by step to three minutes while nobody does, and is back at once', async () => {
    let isWatched = true;
    const { poll, asked, pauses } = start(() => isWatched);
    isWatched = false;
    await vi.advanceTimersByTimeAsync(700_000);
    expect(pauses().slice(0, 6)).toEqual([...PAUSES_MS.slice(1), 180_000]);
    const before = asked.length;
    isWatched = true;
    poll.wake();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked.length).toBe(before + 2);
  });

  it('grows as well while no answer comes, and stops when told to', async () => {
    const { poll, pauses, asked } = start(
      () => true,
      () => false,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pauses()).toEqual([10_000, 15_000, 30_000]);
    poll.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(4);
  });
});
