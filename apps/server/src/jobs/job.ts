import type { ServerServices } from '../calls/create-context.ts';

/** Scheduled or requested work that runs once, whatever the number of processes. */
export interface Job {
  /** Letters and hyphens; used in the log and in metrics. */
  readonly name: string;
  /** Cron expression (minute, hour, day, month, weekday), in UTC. */
  readonly schedule: string;
  /** May be interrupted by a crash and run again, so it must be idempotent. */
  run(services: ServerServices): Promise<unknown>;
}
