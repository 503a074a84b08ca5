import { answeredWithin } from '@baize/db';

import type { Services } from '../context.ts';

/** Which brands are closed for maintenance, as this process knows it. */
export interface MaintenanceWatch {
  isClosed(siteId: number): boolean;
  /** Calls back when a brand is closed or opened. */
  onChange(listener: (siteId: number, isClosed: boolean) => void): void;
  /** Checks now instead of at the next interval. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface MaintenanceWatchDeps extends Pick<Services, 'database'> {
  readonly onProblem: (error: unknown) => void;
}

const CHECK_EVERY_MS = 1_000;
/** A silent database must not hide for long that a brand has been closed. */
const ANSWER_MS = 3_000;

/**
 * Polls the table of closed brands. Every request asks, even if its reply is cached, so the answer comes from memory.
 * While the database is down, the last known state applies.
 */
export async function watchMaintenance({
  database,
  onProblem,
}: MaintenanceWatchDeps): Promise<MaintenanceWatch> {
  const listeners: ((siteId: number, isClosed: boolean) => void)[] = [];
  let closed: ReadonlySet<number> = await read();
  let checking: Promise<void> | undefined;
  let isDown = false;

  async function read(): Promise<ReadonlySet<number>> {
    const { rows } = await database.pool.query<{ site_id: number }>(
      answeredWithin(ANSWER_MS, 'select site_id from maintenance'),
    );
    return new Set(rows.map((row) => row.site_id));
  }

  async function readChanges(): Promise<void> {
    try {
      const before = closed;
      closed = await read();
      isDown = false;
      for (const siteId of before.symmetricDifference(closed)) {
        for (const listener of listeners) listener(siteId, closed.has(siteId));
      }
    } catch (error) {
      // A database that stays down is reported once, not every second.
      if (!isDown) onProblem(error);
      isDown = true;
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
      // A running check may have read before the caller's change.
      await checking;
      await check();
    },
    async close() {
      clearInterval(timer);
      await checking;
    },
  };
}
