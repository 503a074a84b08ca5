import type { RateLimit } from './rate-limit.ts';

/** How often codes are sent; the brand's own data limits how many it pays for in a day. */
export interface SmsLimits {
  /** Codes to one player who signs in. */
  readonly signIn: RateLimit;
  /** Codes of one verification: the first one and the resent ones. */
  readonly verification: RateLimit;
  /** Verifications that one network starts: until the next one, and in a day. */
  readonly networkNext: RateLimit;
  readonly networkDay: RateLimit;
  /** Codes to one number, requested by anyone. */
  readonly number: RateLimit;
  /** Codes to the ten thousand numbers that differ in their last four digits only: SMS pumping uses such blocks. */
  readonly block: RateLimit;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const smsLimits: SmsLimits = {
  signIn: { max: 5, windowMs: HOUR_MS },
  verification: { max: 3, windowMs: HOUR_MS },
  networkNext: { max: 1, windowMs: 5 * MINUTE_MS },
  networkDay: { max: 10, windowMs: DAY_MS },
  number: { max: 5, windowMs: DAY_MS },
  block: { max: 20, windowMs: DAY_MS },
};
