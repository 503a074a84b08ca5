import { type Bits, countCommon, emptyBits, readCommon } from './bits.ts';

/** Which of the matches to return; all by default. */
export interface MatchOptions {
  /** A bit for the rank of each document that may be returned; all by default. */
  readonly allowed?: Bits;
  /** Whether better matches come first, whatever the order; true by default. */
  readonly isByTier?: boolean;
  /** The range of matches to return; `end` is exclusive. */
  readonly first?: number;
  readonly end?: number;
}

/** A page of matches, by the ranks of documents. */
export interface FoundPage {
  readonly ranks: Int32Array;
  /** A tier for each of `ranks`. */
  readonly tiers: Uint8Array;
  /** The number of matches on all pages. */
  readonly total: number;
}

/**
 * Collects the matches of one search as a bit at each document's rank, so that a page is read in order and nothing is
 * sorted. The next search reuses the bits.
 */
export interface FoundRanks {
  begin(): void;
  /** Adds the ranks of a part of a list. Documents that were added before keep their tier, so add the best first. */
  addAll(ranks: Int32Array, first: number, end: number, tier: number): void;
  add(rank: number, tier: number): void;
  take(options: MatchOptions): FoundPage;
}

const TIERS = [1, 2, 3, 4, 5] as const;

export function createFoundRanks(count: number): FoundRanks {
  const any = emptyBits(count);
  // A bit for each element of `any` with a bit set: most searches leave most elements empty.
  const touched = emptyBits(any.length);
  const everything = emptyBits(count).fill(-1);
  // Each document is in at most one of them; that of tier 0 stays empty.
  const bits = [0, ...TIERS].map(() => emptyBits(count));
  const isUsed = bits.map(() => false);

  function tierOf(rank: number): number {
    const isOf = (tier: number) => ((bits[tier]?.[rank >>> 5] ?? 0) & (1 << (rank & 31))) !== 0;
    return TIERS.find(isOf) ?? 0;
  }

  function addAll(ranks: Int32Array, first: number, end: number, tier: number): void {
    if (first === end) return;
    const own = bits[tier] ?? any;
    isUsed[tier] = true;
    for (let each = first; each < end; each += 1) {
      const rank = ranks[each] ?? 0;
      const at = rank >>> 5;
      const bit = 1 << (rank & 31);
      const known = any[at] ?? 0;
      own[at] = (own[at] ?? 0) | (bit & ~known);
      any[at] = known | bit;
      touched[at >>> 5] = (touched[at >>> 5] ?? 0) | (1 << (at & 31));
    }
  }

  return {
    begin() {
      any.fill(0);
      touched.fill(0);
      for (const [tier, each] of bits.entries()) if (isUsed[tier]) each.fill(0);
      isUsed.fill(false);
    },
    addAll,
    add(rank, tier) {
      const own = bits[tier] ?? any;
      const at = rank >>> 5;
      const bit = 1 << (rank & 31);
      const known = any[at] ?? 0;
      if ((known & bit) !== 0) return;
      isUsed[tier] = true;
      own[at] = (own[at] ?? 0) | bit;
      any[at] = known | bit;
      touched[at >>> 5] = (touched[at >>> 5] ?? 0) | (1 << (at & 31));
    },
    take({ allowed = everything, isByTier = true, first = 0, end = count }) {
      const total = countCommon(any, allowed, touched);
      const ranks = new Int32Array(Math.max(0, Math.min(end, total) - first));
      const tiers = new Uint8Array(ranks.length);
      let [at, before] = [0, 0];
      for (const tier of isByTier ? TIERS.filter((each) => isUsed[each]) : [0]) {
        if (at === ranks.length) break;
        const part = { skip: Math.max(0, first - before), limit: ranks.length - at };
        before += readCommon(tier === 0 ? any : (bits[tier] ?? any), allowed, touched, part, (rank) => {
          ranks[at] = rank;
          tiers[at] = tier === 0 ? tierOf(rank) : tier;
          at += 1;
        });
      }
      return { ranks, tiers, total };
    },
  };
}
