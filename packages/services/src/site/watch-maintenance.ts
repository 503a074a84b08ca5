import type { Services } from '../context.ts';
import { listMaintenance } from './list-maintenance.ts';

/** Which brands are closed for maintenance, as this process knows it. */
export interface MaintenanceWatch {
  isClosed(siteId: number): boolean;
  /** Calls back with a brand that has just been closed or opened. */
  onChange(listener: (siteId: number, isClosed: boolean) => void): void;
  /** Looks now instead of in a moment. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface MaintenanceWatchDeps extends Pick<Services, 'database'> {
  readonly onProblem: (error: unknown) => void;
}

const CHECK_EVERY_MS = 1_000;

/**
 * Keeps an eye on the table of closed brands. Every request asks, kept answers too, so asking is a check into
 * memory; while the database is away, what was known last holds.
 */
export async function watchMaintenance({
  database,
  onProblem,
}: MaintenanceWatchDeps): Promise<MaintenanceWatch> {
  const listeners: ((siteId: number, isClosed: boolean) => void)[] = [];
  let closed: ReadonlySet<number> = await read();
  let checking: Promise<void> | undefined;
  let isAway = false;

  async function read(): Promise<ReadonlySet<number>> {
    return new Set((await listMaintenance({ database })).map(({ siteId }) => siteId));
  }

  async function readChanges(): Promise<void> {
    try {
      const before = closed;
      closed = await read();
      isAway = false;
      for (const siteId of before.symmetricDifference(closed)) {
        for (const listener of listeners) listener(siteId, closed.has(siteId));
      }
    } catch (error) {
      // A database that stays away is told once, not every second.
      if (!isAway) onProblem(error);
      isAway = true;
    }
  }

  function check(): Promise<void> {
    checking ??= readChanges().finally(() => (checking = undefined));
    return checking;
  }

  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  return {
    isClosed: (siteId) => closed.has(siteId),
    onChange: (listener) => void listeners.push(listener),
    async check() {
      // One that is under way may have read before the change that the caller knows of.
      await checking;
      await check();
    },
    async close() {
      clearInterval(timer);
      await checking;
    },
  };
}
