import type { LiveTableType } from '@baize/providers';

/** A table that the provider runs, as whoever starts the sandbox knows it. */
export interface TableSeed {
  /** As the provider writes it, such as `007`. */
  id: string;
  type: LiveTableType;
  name: string;
  /** Address of its picture. */
  image: string;
  /** In lira; other currencies follow from it. */
  minBetMinor: bigint;
  maxBetMinor: bigint;
  /** Dealers speak Turkish. */
  turkish: boolean;
}
