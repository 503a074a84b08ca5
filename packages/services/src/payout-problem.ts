/** An attempt to send a payout that its gateway has not answered. */
export interface PayoutProblem {
  readonly siteId: number;
  /** The withdrawal. */
  readonly id: number;
  readonly provider: string;
  readonly error: unknown;
}
