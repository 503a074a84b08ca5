import type { ServerServices } from '../calls/create-context.ts';

/** Scheduled or requested work that runs once, whatever the number of processes. */
export interface Job {
  /** Letters and hyphens; used in the log and in metrics. */
  readonly name: string;
  /** Cron expression (minute, hour, day, month, weekday), in UTC. */
  readonly schedule: string;
  /** After this time a run ends and is retried; 15 by default. */
  readonly expireMinutes?: number;
  /**
   * May be interrupted by a crash and run again, so it must be idempotent.
   *
   * @param signal aborted when the process stops or the run expires; long work then throws its reason, and the next run
   * continues it
   */
  run(services: ServerServices, signal: AbortSignal): Promise<unknown>;
  /** Whether a retry of a run that failed with this error would fail too; false by default. */
  isFinal?(error: unknown): boolean;
}

/** Why a run ends early without having failed. */
export class ProcessStopping extends Error {
  override readonly name = 'ProcessStopping';

  constructor() {
    super('the process is stopping');
  }
}
