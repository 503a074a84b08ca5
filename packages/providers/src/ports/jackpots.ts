/** One pool of a jackpot. Amounts in minor units. */
export interface JackpotTier {
  readonly id: string;
  readonly amountMinor: bigint;
  /** It is won at the latest when it reaches this amount. */
  readonly mustHitByMinor: bigint;
  /** Share of each bet that is added, in basis points. */
  readonly shareBasisPoints: number;
  /** How often it has been won. */
  readonly hits: number;
  readonly lastHitAt: Date | null;
}

/** A jackpot with its pools, largest first. */
export interface JackpotNetwork {
  readonly id: string;
  /** ISO code. */
  readonly currency: string;
  readonly tiers: readonly JackpotTier[];
}

/** A provider of jackpots. */
export interface JackpotPort {
  /**
   * The current pools.
   *
   * @throws FeedUnavailable if there is no readable response in time
   */
  readJackpots(): Promise<readonly JackpotNetwork[]>;
}
