/** Retries of undecided calls: exponential back-off of 1 s, 2 s, 4 s … with a cap. */
export interface RetryPlan {
  firstDelayMs: number;
  longestDelayMs: number;
  /** Since the first attempt; afterwards an operator has to act. */
  giveUpAfterMs: number;
}

export const DEFAULT_RETRY_PLAN: RetryPlan = {
  firstDelayMs: 1_000,
  longestDelayMs: 60_000,
  giveUpAfterMs: 24 * 60 * 60 * 1_000,
};

/** The pause after the n-th failed attempt, n counted from 1. */
export function retryDelayMs(plan: RetryPlan, attempt: number): number {
  return Math.min(plan.firstDelayMs * 2 ** (attempt - 1), plan.longestDelayMs);
}
