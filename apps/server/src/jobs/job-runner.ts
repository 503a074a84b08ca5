import type { Transaction } from '@baize/db';
import type { Logger } from 'pino';

import type { ServerServices } from '../calls/create-context.ts';
import type { Metrics } from '../observation/create-metrics.ts';
import { type Job, ProcessStopping } from './job.ts';
import type { JobQueue } from './job-queue.ts';

export interface JobRunner {
  /** Runs a job in this process at once, whatever its schedule. */
  run(name: string): Promise<void>;
  /** Queues an outbox entry for any process, in case this one dies first; commits with the transaction. */
  queueEntry(transaction: Transaction, id: number): Promise<void>;
  /** Runs jobs by their schedule from now on, if there is a queue. */
  start(services: ServerServices): Promise<void>;
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

export interface JobRunnerDeps {
  readonly jobs: readonly Job[];
  /** Absent if jobs run only when they are called by name. */
  readonly queue: JobQueue | undefined;
  readonly metrics: Pick<Metrics, 'countJob'>;
  readonly log: Pick<Logger, 'error'>;
}

export function createJobRunner({ jobs, queue, metrics, log }: JobRunnerDeps): JobRunner {
  let services: ServerServices | undefined;

  async function run(job: Job, signal: AbortSignal): Promise<void> {
    if (services === undefined) throw new Error('the job runner has not been started');
    try {
      await job.run(services, signal);
      metrics.countJob(job.name, 'done');
    } catch (error) {
      // Another process continues it.
      if (error instanceof ProcessStopping) throw error;
      metrics.countJob(job.name, 'failed');
      log.error({ err: error, job: job.name }, 'a job failed');
      throw error;
    }
  }

  return {
    async run(name) {
      const job = jobs.find((one) => one.name === name);
      if (job === undefined) throw new Error(`there is no job ${name}`);
      await run(job, new AbortController().signal);
    },
    queueEntry: async (transaction, id) => queue?.queueEntry(transaction, id),
    async start(given) {
      services = given;
      await queue?.start(jobs, run, (id) => given.outbox.finish(id));
    },
    stop: async () => queue?.stop(),
  };
}
