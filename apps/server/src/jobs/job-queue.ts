import type { Clock } from '@baize/clock';
import { OUTBOX_CLAIM_MS } from '@baize/services';
import type { Transaction } from '@baize/db';
import { isDeepStrictEqual } from 'node:util';

import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

import { type Job, ProcessStopping } from './job.ts';

/** Jobs of all processes, queued in the database: each is run by a single process. */
export interface JobQueue {
  start(
    jobs: readonly Job[],
    run: (job: Job, signal: AbortSignal) => Promise<void>,
    finishEntry: (id: number) => Promise<void>,
  ): Promise<void>;
  queueEntry(transaction: Transaction, id: number): Promise<void>;
  stop(): Promise<void>;
}

export interface JobQueueOptions {
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  /** How often a process looks for due jobs and for entries. */
  readonly pollSeconds?: { readonly jobs: number; readonly entries: number };
}

interface EntryJob {
  readonly id: number;
}

const ENTRIES = 'outbox-entry';
/** Separate from the connection pool of requests, so that neither waits for the other. */
const MAX_CONNECTIONS = 2;
/** Longer than any statement of the queue takes; a database that says nothing holds no connection for longer. */
const poolLimits = { query_timeout: 30_000 };
const POLL_SECONDS = { jobs: 5, entries: 2 };
const ENTRY_WORKERS = 2;
const STOP_MS = 10_000;
const EXPIRE_MINUTES = 15;
/** A run is asked to end this much before it expires, since the retry would run beside it. */
const END_BEFORE_EXPIRY_MS = 60_000;
/** If a process is killed, its heartbeat stops and another process takes over its job. */
const HEARTBEAT_SECONDS = 20;
const MONITOR_SECONDS = 20;
const WARN_INTERVAL_MS = 60_000;

/** One at a time, and none queued behind it. */
const JOB_POLICY = 'exclusive';

const jobOptions = {
  retryLimit: 3,
  retryDelay: 20,
  retryBackoff: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: 24 * 60 * 60,
} as const;

/** Marks our schedules, since other programs may use the schema as well. */
const SCHEDULE_MARK = { application: 'baize' };
/** A process that knows a job runs it within seconds, or has done so before it is due again. */
const UNHANDLED_MS = 60 * 60_000;

/** Retried until the entry expires; the entry sets its own expiry. */
const entryOptions = {
  retryLimit: 500,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 5 * 60,
  expireInSeconds: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retentionSeconds: 2 * 24 * 60 * 60,
  deleteAfterSeconds: 60 * 60,
} as const;

export function createJobQueue(asked: JobQueueOptions): JobQueue {
  const { databaseUrl, clock, log, pollSeconds = POLL_SECONDS } = asked;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'baize jobs',
    max: MAX_CONNECTIONS,
    // The owner of the database has created it, since the site may not.
    createSchema: false,
    ...poolLimits,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
  });
  // While the database is unreachable every poll fails; one warning a minute is enough.
  let warnedAtMs = -Infinity;
  boss.on('error', (error) => {
    if (performance.now() - warnedAtMs < WARN_INTERVAL_MS) return;
    warnedAtMs = performance.now();
    log.warn({ err: error }, 'the job queue has a problem');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));

  const stopping = new AbortController();

  return {
    async start(jobs, run, finishEntry) {
      await boss.start();
      await boss.createQueue(ENTRIES, entryOptions);
      // Otherwise a queue created by an earlier version would keep that version's options.
      await boss.updateQueue(ENTRIES, entryOptions);
      for (const job of jobs) {
        const expireMs = (job.expireMinutes ?? EXPIRE_MINUTES) * 60_000;
        const options = { ...jobOptions, expireInSeconds: expireMs / 1000 };
        await boss.createQueue(job.name, { ...options, policy: JOB_POLICY });
        await boss.updateQueue(job.name, options);
        await boss.schedule(job.name, job.schedule, SCHEDULE_MARK);
        await boss.work(job.name, { pollingIntervalSeconds: pollSeconds.jobs }, async (claims) => {
          // A claim's own signal is aborted when another process has taken the job over.
          const signal = AbortSignal.any([
            stopping.signal,
            AbortSignal.timeout(Math.max(expireMs - END_BEFORE_EXPIRY_MS, expireMs / 2)),
            ...claims.map((claim) => claim.signal),
          ]);
          try {
            await run(job, signal);
          } catch (error) {
            if (!job.isFinal?.(error)) throw error;
          }
        });
      }
      await unscheduleRemoved(boss, clock, new Set(jobs.map(({ name }) => name)));
      const entryWork = { pollingIntervalSeconds: pollSeconds.entries, localConcurrency: ENTRY_WORKERS };
      await boss.work<EntryJob>(ENTRIES, entryWork, async (entries) => {
        for (const { data } of entries) await finishEntry(data.id);
      });
    },
    async queueEntry({ client }, id) {
      // The process that wrote the entry handles it right after the commit; the job covers a crash in between.
      await boss.send(ENTRIES, { id } satisfies EntryJob, {
        startAfter: OUTBOX_CLAIM_MS / 1000,
        db: { executeSql: (text, values) => client.query(text, values) },
      });
    },
    async stop() {
      stopping.abort(new ProcessStopping());
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

/**
 * Removes the schedules of jobs that were removed or renamed. Processes of a newer or an older version may be running,
 * and one of them may have jobs that this one doesn't know; so a schedule is only removed if its job has been waiting for
 * long, which means that no process runs it.
 */
async function unscheduleRemoved(boss: PgBoss, clock: Clock, known: ReadonlySet<string>): Promise<void> {
  const schedules = await boss.getSchedules();
  const unknown = schedules.filter(
    ({ name, data }) => !known.has(name) && isDeepStrictEqual(data, SCHEDULE_MARK),
  );
  const waitingSince = clock.now().getTime() - UNHANDLED_MS;
  for (const { name } of unknown) {
    const waiting = await boss.findJobs(name, { queued: true });
    const isUnhandled = waiting.some(
      ({ state, createdOn }) => state === 'created' && createdOn.getTime() <= waitingSince,
    );
    if (isUnhandled) await boss.unschedule(name);
  }
}
