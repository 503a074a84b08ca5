/** What was found, a page of it; documents are told by their places in the list that was indexed. */
export interface TextMatches {
  /** The better match first, unless tiers do not count; those that match alike in the wanted order. */
  readonly places: Int32Array;
  /** A tier for each of `places`: `matchTier`. */
  readonly tiers: Uint8Array;
  /** How many there are on all pages together. */
  readonly total: number;
}

/** What of everything that matches is wanted; all of it where nothing is said. */
export interface Look {
  /** 1 for each place that may be found; absent, all may. */
  readonly mask?: Uint8Array;
  /** The order of documents, and the rank of each in it; absent, that of their places. */
  readonly order?: { readonly places: Int32Array; readonly ranks: Int32Array };
  /** Whether a better match goes before the order. */
  readonly isByTier?: boolean;
  /** From this one on, up to `end`. */
  readonly first?: number;
  readonly end?: number;
}

/**
 * Collects what one search finds: a bit for each document at its rank, so that a page is read off in order and
 * nothing is ever sorted. The bits are used again by the next search.
 */
export interface FoundPlaces {
  begin(look: Look): void;
  /** What was kept before keeps its tier, so the best are kept first. */
  keep(place: number, tier: number): void;
  /** The wanted page of what was kept since the beginning. */
  take(): TextMatches;
}

const TIERS = [1, 2, 3, 4, 5] as const;
/** Stands for every tier, at its index. */
const ANY = 0;
const BITS = 32;

export function createFoundPlaces(count: number): FoundPlaces {
  const bits = [ANY, ...TIERS].map(() => new Int32Array(Math.ceil(count / BITS)));
  const any = bits[ANY] ?? new Int32Array(0);
  const counts = new Int32Array(bits.length);
  const places = Int32Array.from({ length: count }, (_, place) => place);
  const everything = { mask: new Uint8Array(count).fill(1), order: { places, ranks: places } };
  let look: Look = {};
  let mask: Uint8Array = everything.mask;
  let ranks: Int32Array = places;

  function tierAt(rank: number): number {
    return TIERS.find((tier) => ((bits[tier]?.[rank >>> 5] ?? 0) & (1 << (rank & 31))) !== 0) ?? ANY;
  }

  return {
    begin(next) {
      for (const [tier, each] of bits.entries()) if (counts[tier] !== 0) each.fill(0);
      counts.fill(0);
      look = next;
      mask = next.mask ?? everything.mask;
      ranks = (next.order ?? everything.order).ranks;
    },
    keep(place, tier) {
      if (mask[place] === 0) return;
      const rank = ranks[place] ?? 0;
      const [word, bit] = [rank >>> 5, 1 << (rank & 31)];
      const known = any[word] ?? 0;
      if ((known & bit) !== 0) return;
      any[word] = known | bit;
      const own = bits[tier];
      if (own) own[word] = (own[word] ?? 0) | bit;
      counts[tier] = (counts[tier] ?? 0) + 1;
      counts[ANY] = (counts[ANY] ?? 0) + 1;
    },
    take() {
      const { order = everything.order, isByTier = true, first = 0, end = count } = look;
      const total = counts[ANY] ?? 0;
      const page = new Int32Array(Math.max(0, Math.min(end, total) - first));
      const tiers = new Uint8Array(page.length);
      let [at, before] = [0, 0];
      for (const tier of isByTier ? TIERS : [ANY]) {
        const size = counts[tier] ?? 0;
        const [from, upTo] = [Math.max(0, first - before), Math.min(size, end - before)];
        before += size;
        readBits(bits[tier] ?? any, from, upTo, (rank) => {
          page[at] = order.places[rank] ?? 0;
          tiers[at] = tier === ANY ? tierAt(rank) : tier;
          at += 1;
        });
      }
      return { places: page, tiers, total };
    },
  };
}

/** Calls back with the numbers of those bits that are set, from the one at `first` up to `end`. */
function readBits(words: Int32Array, first: number, end: number, found: (number: number) => void): void {
  let seen = 0;
  for (let each = 0; each < words.length && seen < end; each += 1) {
    let word = words[each] ?? 0;
    while (word !== 0 && seen < end) {
      const lowest = word & -word;
      if (seen >= first) found(each * BITS + 31 - Math.clz32(lowest));
      word ^= lowest;
      seen += 1;
    }
  }
}
