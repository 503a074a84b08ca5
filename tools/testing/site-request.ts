import type { RoundTime } from './round-clock.ts';

/** What a test asks of the process of its site. */
export interface SiteRequest {
  readonly id: number;
  readonly time?: RoundTime;
  /** The name of a job that runs now. */
  readonly job?: string;
}

export interface SiteReply {
  readonly id: number;
  readonly problem?: string;
}
