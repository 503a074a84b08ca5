import {
  type Clock,
  createIdMaker,
  type IdMaker,
  IdsUnavailable,
  WORKER_SPAN,
  type WorkerSlot,
} from '@baize/clock';

import { answeredWithin, type Database } from './open-database.ts';

export interface WorkerLease {
  /**
   * Makes ids that are unique among all processes on this database; throws `IdsUnavailable` while the lease is lost.
   */
  readonly ids: IdMaker;
  /** Frees the number for the next process. */
  release(): Promise<void>;
}

export interface WorkerLeaseOptions {
  readonly database: Pick<Database, 'pool'>;
  readonly clock: Clock;
  readonly onProblem?: (error: unknown) => void;
  readonly leaseMs?: number;
}

/** All numbers are leased, possibly by processes that have just been killed. */
export class NoWorkerNumber extends Error {
  override readonly name = 'NoWorkerNumber';
}

const LEASE_MS = 30_000;
const RENEWALS_PER_LEASE = 3;
const WAIT_MS = 1_000;
/** A failed renewal is retried after this long, then with doubled delays up to a maximum. */
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 1_000;
/** Leaves a lease time for more than one try if the database says nothing. */
const ANSWER_MS = 5_000;

/**
 * Leases a worker number, renews it well before it expires, and makes ids with it. A lost number is replaced at once, so
 * that players can bet again a moment after an outage of the database. A lease reserves a span of time for ids and the
 * next holder starts where that span ends, so ids stay unique even if the machines' clocks differ or a process was
 * suspended. If all numbers are leased, waits for a lease to expire.
 *
 * @throws NoWorkerNumber if none expires in time
 */
export async function leaseWorker(options: WorkerLeaseOptions): Promise<WorkerLease> {
  const { database, clock, leaseMs = LEASE_MS, onProblem = () => undefined } = options;
  let slot: WorkerSlot | undefined;
  const maker = createIdMaker(clock, () => slot);
  const holder = maker.secret();

  function ask<Row extends Record<string, unknown>>(text: string, values: unknown[]) {
    return database.pool.query<Row>(answeredWithin(ANSWER_MS, text, values));
  }

  async function acquire(): Promise<WorkerSlot | undefined> {
    const { rows } = await ask<{ number: number; from_ms: string; until_ms: string }>(
      `with free as (
         select number, ids_until_ms from worker_lease where leased_until <= now()
           order by ids_until_ms, number limit 1 for update skip locked)
       update worker_lease as lease
         set holder = $1, leased_until = now() + $2 * interval '1 millisecond',
             ids_until_ms = greatest(free.ids_until_ms, $3::bigint) + $2
         from free where lease.number = free.number
         returning lease.number, free.ids_until_ms as from_ms, lease.ids_until_ms as until_ms`,
      [holder, leaseMs, clock.now().getTime()],
    );
    const [row] = rows;
    return row && { worker: row.number, fromMs: Number(row.from_ms), untilMs: Number(row.until_ms) };
  }

  async function renew(held: WorkerSlot): Promise<WorkerSlot | undefined> {
    const { rows } = await ask<{ until_ms: string }>(
      `update worker_lease
         set leased_until = now() + $3 * interval '1 millisecond',
             ids_until_ms = greatest(ids_until_ms, $4::bigint + $3)
         where number = $1 and holder = $2 returning ids_until_ms as until_ms`,
      [held.worker, holder, leaseMs, clock.now().getTime()],
    );
    const [row] = rows;
    return row && { ...held, untilMs: Number(row.until_ms) };
  }

  async function refresh(): Promise<void> {
    const renewed = slot && (await renew(slot));
    // If another process has taken over the number, the span reserved for this one has ended.
    slot = renewed ?? (await acquire());
    if (slot === undefined) throw noNumber();
  }

  slot = await acquireWithin(acquire, leaseMs);
  const renewal = repeatRenewal(refresh, leaseMs / RENEWALS_PER_LEASE, onProblem);
  const ids: IdMaker = {
    next() {
      try {
        return maker.next();
      } catch (error) {
        if (error instanceof IdsUnavailable) renewal.renewNow();
        throw error;
      }
    },
    secret: maker.secret,
  };
  return {
    ids,
    async release() {
      await renewal.stop();
      const held = slot;
      slot = undefined;
      if (held === undefined) return;
      await ask(
        `update worker_lease set holder = null, leased_until = '-infinity' where number = $1 and holder = $2`,
        [held.worker, holder],
      );
    },
  };
}

/** Renews before the lease expires, and more often while renewals fail. */
function repeatRenewal(renew: () => Promise<void>, everyMs: number, onProblem: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isExpedited = false;
  let retryMs = FIRST_RETRY_MS;

  function plan(delayMs: number): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      isExpedited = false;
      begin();
    }, delayMs).unref();
  }

  function begin(): void {
    clearTimeout(timer);
    running ??= attempt().finally(() => (running = undefined));
  }

  async function attempt(): Promise<void> {
    try {
      await renew();
      retryMs = FIRST_RETRY_MS;
      plan(everyMs);
    } catch (error) {
      onProblem(error);
      plan(Math.min(retryMs, everyMs));
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
    }
  }

  plan(everyMs);
  return {
    /** Renews now, at most once per scheduled renewal, since a retry follows soon anyway. */
    renewNow() {
      if (isExpedited || isStopped) return;
      isExpedited = true;
      begin();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** The number of a killed process is leased until its lease expires. */
async function acquireWithin(
  acquire: () => Promise<WorkerSlot | undefined>,
  leaseMs: number,
): Promise<WorkerSlot> {
  for (let waited = 0; ; waited += WAIT_MS) {
    const slot = await acquire();
    if (slot !== undefined) return slot;
    if (waited > leaseMs) throw noNumber();
    await new Promise((resolve) => setTimeout(resolve, Math.min(WAIT_MS, leaseMs)));
  }
}

function noNumber(): NoWorkerNumber {
  return new NoWorkerNumber(
    `All ${WORKER_SPAN} worker numbers of this database are leased: it serves at most ${WORKER_SPAN} processes.`,
  );
}
