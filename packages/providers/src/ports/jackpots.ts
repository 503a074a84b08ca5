/** One pool of a jackpot. Amounts in minor units. */
export interface JackpotTier {
  readonly id: string;
  readonly amountMinor: bigint;
  /** It is won at this amount at the latest. */
  readonly mustHitByMinor: bigint;
  /** Share of each bet that goes into it, in basis points. */
  readonly shareBasisPoints: number;
  /** How often it was won. */
  readonly hits: number;
  readonly lastHitAt: Date | null;
}

/** A jackpot with its pools, the largest first. */
export interface JackpotNetwork {
  readonly id: string;
  /** ISO code. */
  readonly currency: string;
  readonly tiers: readonly JackpotTier[];
}

/** Whoever runs jackpots over its games. */
export interface JackpotPort {
  /**
   * The pools as they are now.
   *
   * @throws FeedUnavailable when nobody answered in time, or with something that cannot be read
   */
  readJackpots(): Promise<readonly JackpotNetwork[]>;
}
