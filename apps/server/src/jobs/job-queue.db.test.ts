import { systemClock } from '@baize/clock';
import { createTestDatabase, inTransaction, type TestDatabase } from '@baize/db';
import { OUTBOX_CLAIM_MS } from '@baize/services';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { type Job, ProcessStopping } from './job.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { jobs } from './jobs.ts';

/** A busy machine is slow. */
const SOON = { timeout: 40_000, interval: 50 };

let database: TestDatabase;
/** Sends jobs, as a schedule does. */
let sender: PgBoss;
let sending: Promise<unknown> | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  sender = new PgBoss({ connectionString: database.siteUrl, supervise: false, schedule: false, max: 1 });
});
afterAll(async () => {
  await sender.stop();
  await database.drop();
});

const warnings: unknown[] = [];
const open: JobQueue[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.stop()));
  warnings.length = 0;
});

/** Two processes' queues, started at the same moment. */
async function startTwo(
  rows: readonly Job[],
  run: (job: Job, process: number, signal: AbortSignal) => Promise<void>,
  finishEntry: (id: number, process: number) => Promise<void> = async () => undefined,
): Promise<readonly [JobQueue, JobQueue]> {
  const make = () =>
    createJobQueue({
      databaseUrl: database.siteUrl,
      clock: systemClock,
      log: { warn: (line: unknown) => void warnings.push(line) },
      pollSeconds: { jobs: 0.5, entries: 0.5 },
    });
  const queues = [make(), make()] as const;
  open.push(...queues);
  await Promise.all(
    queues.map((queue, process) =>
      queue.start(
        rows,
        (job, signal) => run(job, process, signal),
        (id) => finishEntry(id, process),
      ),
    ),
  );
  return queues;
}

async function dueNow(name: string): Promise<void> {
  // The queues create its tables.
  await (sending ??= sender.start());
  // As the schedules of two processes do within one minute.
  await Promise.all([sender.send(name), sender.send(name)]);
}

async function states(name: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    'select state from pgboss.job where name = $1',
    [name],
  );
  return rows.map(({ state }) => state);
}

const nothing: Job = { name: 'test-job', schedule: '0 0 1 1 *', run: async () => undefined };

describe('a job', () => {
  test('that is due runs once, in one of two processes', async () => {
    const runs: number[] = [];
    await startTwo([nothing], async (_, process) => void runs.push(process));
    await dueNow(nothing.name);
    await vi.waitFor(async () => expect(await states(nothing.name)).toEqual(['completed']), SOON);
    expect(runs).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  test('that fails is run again', async () => {
    const failing = { ...nothing, name: 'failing-job' };
    const runs: number[] = [];
    await startTwo([failing], async (_, process) => {
      runs.push(process);
      throw new Error('no');
    });
    await dueNow(failing.name);
    await vi.waitFor(async () => expect(await states(failing.name)).toEqual(['retry']), SOON);
    expect(runs).toHaveLength(1);
  });

  test('whose failure is final is not run again', async () => {
    const final: Job = { ...nothing, name: 'final-job', isFinal: () => true };
    const runs: number[] = [];
    await startTwo([final], async (_, process) => {
      runs.push(process);
      throw new Error('no');
    });
    await dueNow(final.name);
    await vi.waitFor(async () => expect(await states(final.name)).toEqual(['completed']), SOON);
    expect(runs).toHaveLength(1);
  });

  test('ends before it expires, and is continued by a retry', async () => {
    const slow: Job = { ...nothing, name: 'slow-job', expireMinutes: 0.05 };
    let ends = 0;
    await startTwo([slow], async (_, process, signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      ends += 1;
      signal.throwIfAborted();
    });
    await dueNow(slow.name);
    await vi.waitFor(async () => expect(await states(slow.name)).toEqual(['retry']), SOON);
    expect(ends).toBe(1);
    const { rows } = await database.pool.query<{ expire_seconds: number; message: string }>(
      `select expire_seconds, output ->> 'name' as message from pgboss.job where name = $1`,
      [slow.name],
    );
    expect(rows).toEqual([{ expire_seconds: 3, message: 'TimeoutError' }]);
  });

  test('ends when its process stops, and is continued by another', async () => {
    const long: Job = { ...nothing, name: 'long-job' };
    const reasons: unknown[] = [];
    const [queue] = await startTwo([long], async (_, process, signal) => {
      if (process === 1) return;
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      reasons.push(signal.reason);
      signal.throwIfAborted();
    });
    await open[1]?.stop();
    await dueNow(long.name);
    await vi.waitFor(async () => expect(await states(long.name)).toEqual(['active']), SOON);
    await queue.stop();
    expect(reasons).toEqual([expect.any(ProcessStopping)]);
    expect(await states(long.name)).toEqual(['retry']);
  });

  test('has the options of this version, also if an earlier one created its queue', async () => {
    const queueOf = async (name: string) =>
      (
        await database.pool.query('select expire_seconds, retry_limit from pgboss.queue where name = $1', [
          name,
        ])
      ).rows;
    const changed: Job = { ...nothing, name: 'changed-job', expireMinutes: 10 };
    await startTwo([changed], async () => undefined);
    await Promise.all(open.splice(0).map((queue) => queue.stop()));
    await database.pool.query(
      `update pgboss.queue set retry_limit = 0 where name in ('changed-job', 'outbox-entry')`,
    );
    await startTwo([{ ...changed, expireMinutes: 20 }], async () => undefined);
    expect(await queueOf(changed.name)).toEqual([{ expire_seconds: 1_200, retry_limit: 3 }]);
    expect(await queueOf('outbox-entry')).toEqual([{ expire_seconds: 60, retry_limit: 500 }]);
  });

  test('has its schedule in the database', async () => {
    await startTwo(jobs, async () => undefined);
    const { rows } = await database.pool.query<{ name: string; cron: string }>(
      'select name, cron from pgboss.schedule',
    );
    const scheduled = new Map(rows.map(({ name, cron }) => [name, cron]));
    expect(jobs.length).toBeGreaterThan(2);
    for (const { name, schedule } of jobs) expect(scheduled.get(name), name).toBe(schedule);
  });
});

describe('a schedule', () => {
  const scheduled = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ name: string }>('select name from pgboss.schedule');
    return rows.map(({ name }) => name);
  };
  const starts = async (...rows: readonly Job[]) => {
    await startTwo(rows, async () => undefined);
    await Promise.all(open.splice(0).map((queue) => queue.stop()));
  };
  const kept: Job = { ...nothing, name: 'kept-job' };
  const removed: Job = { ...nothing, name: 'removed-job' };

  /** What the schedule of a job has sent and no process has run. */
  async function waits(name: string, interval: string): Promise<void> {
    await dueNow(name);
    await database.pool.query(`update pgboss.job set created_on = now() - $2::interval where name = $1`, [
      name,
      interval,
    ]);
  }

  test('of a job that no process knows any more is removed', async () => {
    await starts(kept, removed);
    await waits(kept.name, '2 hours');
    await waits(removed.name, '2 hours');
    await starts(kept);
    expect(await scheduled()).toContain(kept.name);
    expect(await scheduled()).not.toContain(removed.name);
  });

  test('of a job that a process of another version may run stays', async () => {
    const ran = { ...nothing, name: 'run-elsewhere' };
    const due = { ...nothing, name: 'due-elsewhere' };
    await starts(ran, due);
    await waits(due.name, '50 minutes');
    await starts(kept);
    expect(await scheduled()).toEqual(expect.arrayContaining([ran.name, due.name]));
  });

  test('of another program stays', async () => {
    const theirs = 'their-report';
    await starts({ ...nothing, name: theirs });
    await database.pool.query('update pgboss.schedule set data = null where name = $1', [theirs]);
    await waits(theirs, '2 hours');
    await starts(kept);
    expect(await scheduled()).toContain(theirs);
  });
});

describe('an entry of the outbox', () => {
  test('is queued with its transaction, and finished by another process if its own does not', async () => {
    const finished: number[] = [];
    let fails = true;
    const [queue] = await startTwo(
      [],
      async () => undefined,
      async (id) => {
        finished.push(id);
        if (!fails) return;
        fails = false;
        throw new Error('the provider is unreachable');
      },
    );
    await inTransaction(database, (transaction) => queue.queueEntry(transaction, 41));
    const undone = inTransaction(database, async (transaction) => {
      await queue.queueEntry(transaction, 42);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { rows } = await database.pool.query<{ delay: number }>(
      `select extract(epoch from start_after - created_on)::integer as delay from pgboss.job
         where name = 'outbox-entry'`,
    );
    expect(rows).toEqual([{ delay: OUTBOX_CLAIM_MS / 1000 }]);
    await vi.waitFor(async () => {
      await database.pool.query(`update pgboss.job set start_after = now() where name = 'outbox-entry'`);
      expect(await states('outbox-entry')).toEqual(['completed']);
    }, SOON);
    expect(finished).toEqual([41, 41]);
  });
});
