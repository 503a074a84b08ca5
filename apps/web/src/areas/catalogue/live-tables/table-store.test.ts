import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTableStore } from './table-store.ts';

describe('the store of live tables', () => {
  let frames: (() => void)[] = [];
  const draw = () => {
    for (const frame of frames.splice(0)) frame();
  };
  const create = () =>
    createTableStore({ nextFrame: (callback) => void frames.push(callback), now: () => performance.now() });
  const players = (tableId: string, totalSeatedPlayers: number) =>
    JSON.stringify({ tableId, totalSeatedPlayers });

  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('updates once per animation frame, however much arrives', () => {
    const store = create();
    const notified: string[] = [];
    store.subscribe('001', () => notified.push('001'));
    store.subscribe('002', () => notified.push('002'));
    for (let count = 0; count < 500; count++) store.receive(players(count % 2 ? '001' : '002', count));
    expect(frames).toHaveLength(1);
    expect(store.table('001')).toBeUndefined();
    draw();
    expect(notified.toSorted()).toEqual(['001', '002']);
    expect(store.table('001')?.players).toBe(499);
    expect(store.counts()).toEqual({ frames: 500, garbage: 0, flushes: 1 });
  });

  it('notifies only listeners of tables that changed', () => {
    const store = create();
    store.receive(players('001', 4));
    draw();
    const notified = vi.fn<() => void>();
    store.subscribe('001', notified);
    store.receive(players('002', 4));
    store.receive(players('001', 4));
    draw();
    expect(notified).not.toHaveBeenCalled();
  });

  it('counts invalid frames and keeps the known data', () => {
    const store = create();
    store.receive(players('001', 4));
    for (const text of ['{"tableId":"001","totalSeat', '[]', '{"surprise":true}']) store.receive(text);
    draw();
    expect(store.counts().garbage).toBe(3);
    expect(store.table('001')?.players).toBe(4);
  });

  it('is stale after fifteen seconds without data, until the next frame', () => {
    const store = create();
    const notified = vi.fn<() => void>();
    store.subscribeStale(notified);
    store.receive(players('001', 4));
    draw();
    vi.advanceTimersByTime(10_000);
    store.receive(players('001', 4));
    vi.advanceTimersByTime(14_999);
    expect(store.isStale()).toBe(false);
    store.receive('{"pongTime":1}');
    vi.advanceTimersByTime(1);
    expect(store.isStale()).toBe(true);
    store.receive(players('001', 4));
    draw();
    expect(store.isStale()).toBe(false);
    expect(notified).toHaveBeenCalledTimes(2);
  });
});
