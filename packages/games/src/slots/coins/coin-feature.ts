import type { CoinTier } from '../script/script.ts';

/** What a coin is worth, and how often coins are worth it. */
export interface CoinValue {
  readonly units: number;
  /** Of the sum of all weights. */
  readonly weight: number;
  /** Left out for a coin that shows its amount. */
  readonly tier?: CoinTier;
}

/** Hold and win: enough coins lock, the other cells respin, and every new coin renews the respins. */
export interface CoinFeature {
  /** Coins in a paid game that start the feature. */
  readonly start: number;
  /** Chance of a coin in an empty cell of a respin, in `COIN_CHANCE_SCALE`. */
  readonly chance: number;
  readonly values: readonly CoinValue[];
  /** Paid besides the coins when they fill the board. */
  readonly grandUnits: number;
}

export const COIN_CHANCE_SCALE = 1_000;
