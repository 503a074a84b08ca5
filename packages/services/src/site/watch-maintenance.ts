import type { Services } from '../context.ts';
import { listMaintenance } from './list-maintenance.ts';

/** Which brands are closed for maintenance, as this process knows it. */
export interface MaintenanceWatch {
  isClosed(siteId: number): boolean;
  /** Calls back with a brand that has just been closed or opened. */
  onChange(listener: (siteId: number, isClosed: boolean) => void): void;
  /** Looks now instead of in a moment. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export interface MaintenanceWatchDeps extends Pick<Services, 'database'> {
  readonly onProblem: (error: unknown) => void;
}

const LOOK_EVERY_MS = 1_000;

/**
 * Keeps an eye on the table of closed brands. Every request asks, kept answers too, so asking is a look into
 * memory; while the database is away, what was known last holds.
 */
export async function watchMaintenance({
  database,
  onProblem,
}: MaintenanceWatchDeps): Promise<MaintenanceWatch> {
  const listeners: ((siteId: number, isClosed: boolean) => void)[] = [];
  let closed: ReadonlySet<number> = await read();
  let looking: Promise<void> | undefined;
  let isAway = false;

  async function read(): Promise<ReadonlySet<number>> {
    return new Set((await listMaintenance({ database })).map(({ siteId }) => siteId));
  }

  async function lookOnce(): Promise<void> {
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

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => (looking = undefined));
    return looking;
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    isClosed: (siteId) => closed.has(siteId),
    onChange: (listener) => void listeners.push(listener),
    async look() {
      // One that is under way may have read before the change that the caller knows of.
      await looking;
      await look();
    },
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
