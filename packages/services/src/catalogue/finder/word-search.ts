import { type Bits, emptyBits } from './bits.ts';
import type { FoundRanks } from './found-ranks.ts';
import { matchTier, type WordList } from './word-list.ts';

/**
 * Finds documents by words, one search at a time. It reuses its arrays, since a search of a large catalogue touches
 * thousands of documents and should create no garbage.
 */
export interface WordSearch {
  /**
   * Adds every document that matches all of `words`, at the tier of its worst match.
   *
   * @param tier replaces the tiers of `match`
   */
  add(words: readonly string[], match: WordList['match'], tier?: number): void;
}

export interface WordSearchParts {
  readonly list: WordList;
  /** Start of each word's documents in `ranks`, followed by the end of the last. */
  readonly starts: Int32Array;
  readonly ranks: Int32Array;
  /** The number of documents. */
  readonly count: number;
  readonly found: FoundRanks;
}

const wordTiers = [matchTier.wordPrefix, matchTier.substring, matchTier.typo] as const;
const NEVER = 0;
/** One lookup of a document in a list costs as much as setting this many bits. */
const WRITES_PER_LOOKUP = 16;

/** The words that one typed word matches: a tier for each word, 0 for no match. */
interface WordMatches {
  readonly tiers: Uint8Array;
  readonly numbers: Int32Array;
  count: number;
  /** Documents that have one of them; those with several count several times. */
  size: number;
  /** For each of `wordTiers` a bit for each document. */
  readonly bits: readonly Bits[];
}

export function createWordSearch({ list, starts, ranks, count, found }: WordSearchParts): WordSearch {
  const spare: WordMatches[] = [];
  const nothing = emptyBits(count);
  // Documents that have all words so far, and their worst tiers.
  let candidates = new Int32Array(count);
  let candidateTiers = new Uint8Array(count);

  function collect(each: number, typed: string, match: WordList['match']): WordMatches {
    const matches = (spare[each] ??= noWordMatches(list.words.length, count));
    match(typed, (number, tier) => {
      const known = matches.tiers[number] ?? 0;
      if (known === 0) {
        matches.numbers[matches.count] = number;
        matches.count += 1;
        matches.size += (starts[number + 1] ?? 0) - (starts[number] ?? 0);
      }
      if (known === 0 || tier < known) matches.tiers[number] = tier;
    });
    return matches;
  }

  /** Calls back with the part of `ranks` of each matching word, best tier first. */
  function eachPart(
    matches: WordMatches,
    take: (first: number, end: number, tier: number, level: number) => void,
  ): void {
    for (const [level, tier] of wordTiers.entries()) {
      for (let each = 0; each < matches.count; each += 1) {
        const number: number = matches.numbers[each] ?? 0;
        if (matches.tiers[number] === tier) take(starts[number] ?? 0, starts[number + 1] ?? 0, tier, level);
      }
    }
  }

  function listCandidates(rarest: WordMatches): number {
    if (rarest.size > candidates.length) {
      candidates = new Int32Array(rarest.size);
      candidateTiers = new Uint8Array(rarest.size);
    }
    let size = 0;
    eachPart(rarest, (first, end, tier) => {
      candidates.set(ranks.subarray(first, end), size);
      candidateTiers.fill(tier, size, size + end - first);
      size += end - first;
    });
    return size;
  }

  /**
   * Sets bits for the documents that have the word: for each of `wordTiers`, those that have it in this tier or a
   * better one. Tiers that add nothing share the bits of the previous tier.
   */
  function setWordBits(matches: WordMatches): readonly [Bits, Bits, Bits] {
    let [best, better, any] = [nothing, nothing, nothing];
    let written = -1;
    eachPart(matches, (first, end, _tier, level) => {
      const bits = matches.bits[level] ?? nothing;
      if (level !== written) {
        if (any === nothing) bits.fill(0);
        else bits.set(any);
        any = bits;
        if (level <= 1) better = bits;
        if (level === 0) best = bits;
        written = level;
      }
      setBits(bits, ranks, first, end);
    });
    return [best, better, any];
  }

  /** The document's best tier for the word, by binary search. */
  function lookUp(rank: number, matches: WordMatches): number {
    let best = NEVER;
    eachPart(matches, (first, end, tier) => {
      if (best === NEVER && holds(ranks, first, end, rank)) best = tier;
    });
    return best;
  }

  /** Keeps the candidates that have the word, by looking up each; for few candidates. */
  function lookUpEach(matches: WordMatches, size: number): number {
    let kept = 0;
    for (let each = 0; each < size; each += 1) {
      const rank = candidates[each] ?? 0;
      const tier = lookUp(rank, matches);
      if (tier === NEVER) continue;
      candidates[kept] = rank;
      candidateTiers[kept] = Math.max(candidateTiers[each] ?? 0, tier);
      kept += 1;
    }
    return kept;
  }

  /** Keeps the candidates that have the word. */
  function filterCandidates(matches: WordMatches, size: number): number {
    if (size * matches.count * WRITES_PER_LOOKUP < matches.size) return lookUpEach(matches, size);
    const [best, better, any] = setWordBits(matches);
    let kept = 0;
    // Branch-free: half of the branches would be mispredicted, which would take longer than everything else.
    for (let each = 0; each < size; each += 1) {
      const rank = candidates[each] ?? 0;
      candidates[kept] = rank;
      candidateTiers[kept] = candidateTiers[each] ?? 0;
      kept += bitOf(any, rank);
    }
    // If all have the best tier, no tier changes.
    const end = best === any ? 0 : kept;
    for (let each = 0; each < end; each += 1) {
      const rank = candidates[each] ?? 0;
      if (bitOf(best, rank) === 1) continue;
      const tier = bitOf(better, rank) === 1 ? matchTier.substring : matchTier.typo;
      candidateTiers[each] = Math.max(candidateTiers[each] ?? 0, tier);
    }
    return kept;
  }

  return {
    add(words, match, tier) {
      const matches: WordMatches[] = [];
      for (const [each, word] of words.entries()) {
        matches.push(collect(each, word, match));
        if (matches[each]?.count === 0) break;
      }
      const [rarest, ...others] = matches.toSorted((a, b) => a.size - b.size);
      if (rarest && rarest.size > 0) {
        if (others.length === 0)
          eachPart(rarest, (first, end, own) => found.addAll(ranks, first, end, tier ?? own));
        else {
          let size = listCandidates(rarest);
          for (const other of others) size = filterCandidates(other, size);
          for (let each = 0; each < size; each += 1)
            found.add(candidates[each] ?? 0, tier ?? candidateTiers[each] ?? NEVER);
        }
      }
      for (const each of matches) clear(each);
    },
  };
}

function setBits(bits: Bits, numbers: Int32Array, first: number, end: number): void {
  for (let each = first; each < end; each += 1) {
    const number = numbers[each] ?? 0;
    const at = number >>> 5;
    bits[at] = (bits[at] ?? 0) | (1 << (number & 31));
  }
}

function bitOf(bits: Bits, number: number): number {
  return ((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1;
}

/** Whether a part of a sorted list contains a number. */
function holds(numbers: Int32Array, first: number, end: number, number: number): boolean {
  let [low, high] = [first, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low < end && numbers[low] === number;
}

function clear(matches: WordMatches): void {
  for (let at = 0; at < matches.count; at += 1) matches.tiers[matches.numbers[at] ?? 0] = 0;
  matches.count = 0;
  matches.size = 0;
}

function noWordMatches(words: number, documents: number): WordMatches {
  return {
    tiers: new Uint8Array(words),
    numbers: new Int32Array(words),
    count: 0,
    size: 0,
    bits: wordTiers.map(() => emptyBits(documents)),
  };
}
