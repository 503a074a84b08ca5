/** At most `max` in a window that starts with the first. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}
