import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PAUSES_MS, startPoll } from './start-poll.ts';

describe('polling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(isVisible: () => boolean, answer = () => true) {
    const requested: number[] = [];
    const poll = startPoll({
      isVisible,
      request: async () => {
        requested.push(performance.now());
        return answer();
      },
    });
    const pauses = () => requested.slice(1).map((at, index) => at - (requested[index] ?? 0));
    return { poll, requested, pauses };
  }

  it('runs every four seconds while visible', async () => {
    const { pauses } = start(() => true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(pauses()).toEqual([4_000, 4_000, 4_000, 4_000, 4_000]);
  });

  it('slows down to three minutes while hidden, and resumes at once', async () => {
    let isVisible = true;
    const { poll, requested, pauses } = start(() => isVisible);
    isVisible = false;
    await vi.advanceTimersByTimeAsync(700_000);
    expect(pauses().slice(0, 6)).toEqual([...PAUSES_MS.slice(1), 180_000]);
    const before = requested.length;
    isVisible = true;
    poll.resume();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(requested.length).toBe(before + 2);
  });

  it('slows down without answers too, and stops on request', async () => {
    const { poll, pauses, requested } = start(
      () => true,
      () => false,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pauses()).toEqual([10_000, 15_000, 30_000]);
    poll.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requested).toHaveLength(4);
  });
});
