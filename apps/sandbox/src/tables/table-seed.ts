import type { LiveTableType } from '@baize/providers';

/** A table as configured by the caller of the sandbox. */
export interface TableSeed {
  /** As the provider writes it, such as `007`. A table that is not in the live feed has the code of its game. */
  id: string;
  /** Null for a table that is not in the live feed. */
  type: LiveTableType | null;
  /** Its rules, such as `tables/french-roulette`; the usual ones of its type by default. One without a type names them. */
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

/** A table of the live feed. */
export type FedTableSeed = TableSeed & { type: LiveTableType };

export function isFed(seed: TableSeed): seed is FedTableSeed {
  return seed.type !== null;
}
