import type { ServerServices } from '../calls/create-context.ts';

/** Work that is done by time or by request, once whatever the number of processes. */
export interface Job {
  /** Letters and hyphens: what it does, as the log and the figures name it. */
  readonly name: string;
  /** When it is due: minute, hour, day, month, weekday, in UTC. */
  readonly schedule: string;
  /** May be cut off by a crash and run again, so a second run must do no harm. */
  run(services: ServerServices): Promise<unknown>;
}
