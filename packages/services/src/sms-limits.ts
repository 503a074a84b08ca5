import type { RateLimit } from './rate-limit.ts';

/** How often codes are sent; the brand's own data says how many it pays for in a day. */
export interface SmsLimits {
  /** To one player who signs in. */
  readonly signIn: RateLimit;
  /** Of one verification: the first code and those that are asked for again. */
  readonly verification: RateLimit;
  /** Verifications that one network begins: the next one, and all of a day. */
  readonly networkNext: RateLimit;
  readonly networkDay: RateLimit;
  /** To one number, whoever asks. */
  readonly number: RateLimit;
  /** To the ten thousand numbers that differ in their last four digits, as those who pump messages own them. */
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
