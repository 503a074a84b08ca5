import type { LiveTableType } from '@baize/providers';

/** A table as configured by the caller of the sandbox. */
export interface TableSeed {
  /** As the provider writes it, such as `007`. */
  id: string;
  type: LiveTableType;
  /** Its rules, such as `tables/french-roulette`; the usual ones of its type by default. */
  play?: string;
  name: string;
  /** Address of its picture. */
  image: string;
  /** In lira; other currencies are derived from it. */
  minBetMinor: bigint;
  maxBetMinor: bigint;
  /** Dealers speak Turkish. */
  turkish: boolean;
}
