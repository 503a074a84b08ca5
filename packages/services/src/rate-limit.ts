/** At most `max` within a window that begins with the first. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}
