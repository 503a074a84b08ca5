import { emptyTable, type LiveTable, mergeTable } from './live-table.ts';
import { readFrame } from './read-frame.ts';

export interface TableStoreDeps {
  /** Calls back before the next repaint. */
  nextFrame(callback: () => void): void;
  now(): number;
}

const STALE_AFTER_MS = 15_000;

/**
 * The data of all tables. Frames are merged as they arrive; listeners are updated once per animation frame for all
 * tables together, so that React commits at most once.
 */
export function createTableStore({ nextFrame, now }: TableStoreDeps) {
  const latest = new Map<string, LiveTable>();
  const shown = new Map<string, LiveTable>();
  const changed = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  const staleListeners = new Set<() => void>();
  const counts = { frames: 0, garbage: 0, flushes: 0 };
  let isFlushDue = false;
  let lastFrameAt: number | undefined;
  let isStale = false;
  let staleTimer: ReturnType<typeof setTimeout> | undefined;

  function setStale(stale: boolean) {
    if (stale === isStale) return;
    isStale = stale;
    for (const listener of staleListeners) listener();
  }

  /** Sleeps until the newest frame would be stale, then checks again. */
  function watchAge() {
    if (staleTimer !== undefined || lastFrameAt === undefined) return;
    staleTimer = setTimeout(
      () => {
        staleTimer = undefined;
        if (now() - (lastFrameAt ?? 0) >= STALE_AFTER_MS) setStale(true);
        else watchAge();
      },
      lastFrameAt + STALE_AFTER_MS - now(),
    );
  }

  function flush() {
    isFlushDue = false;
    counts.flushes += 1;
    const due = [...changed];
    changed.clear();
    setStale(false);
    for (const id of due) {
      const table = latest.get(id);
      if (table) shown.set(id, table);
    }
    for (const id of due) for (const listener of listeners.get(id) ?? []) listener();
  }

  return {
    /** Takes a message of the socket; an invalid one is only counted. */
    receive(data: unknown) {
      counts.frames += 1;
      const frame = readFrame(data);
      if (!frame) counts.garbage += 1;
      if (frame?.kind !== 'table') return;
      lastFrameAt = now();
      watchAge();
      const known = latest.get(frame.id) ?? emptyTable(frame.id);
      const next = mergeTable(known, frame.patch);
      if (next === known && !isStale) return;
      latest.set(frame.id, next);
      changed.add(frame.id);
      if (isFlushDue) return;
      isFlushDue = true;
      nextFrame(flush);
    },
    table: (id: string): LiveTable | undefined => shown.get(id),
    /** True if there was no data for so long that what is shown may be outdated. */
    isStale: () => isStale,
    subscribe(id: string, listener: () => void) {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => void own.delete(listener);
    },
    subscribeStale(listener: () => void) {
      staleListeners.add(listener);
      return () => void staleListeners.delete(listener);
    },
    counts: (): Readonly<typeof counts> => counts,
  };
}
