import { type Bits, emptyBits } from './bits.ts';
import type { FoundRanks } from './found-ranks.ts';
import { matchTier, type WordList } from './word-list.ts';

/**
 * Finds documents by words, one search at a time. It works on arrays that are used again and again, since a
 * search of a large catalogue touches thousands of documents and is to make no rubbish of them.
 */
export interface WordSearch {
  /**
   * Adds every document in whose words all of `words` have a meaning, at the tier of the worst of them.
   *
   * @param tier stands in place of the tiers that `match` tells
   */
  add(words: readonly string[], match: WordList['match'], tier?: number): void;
}

export interface WordSearchParts {
  readonly list: WordList;
  /** Where each word's documents begin in `ranks`, and at last their end. */
  readonly starts: Int32Array;
  readonly ranks: Int32Array;
  /** How many documents there are. */
  readonly count: number;
  readonly found: FoundRanks;
}

const wordTiers = [matchTier.beginsWord, matchTier.insideWord, matchTier.slip] as const;
const NEVER = 0;
/** Looking one document up in a list costs as much as writing down that many of the list. */
const WRITES_PER_LOOK = 16;

/** Meanings of one typed word: for each word its tier, 0 where it is none. */
interface Meanings {
  readonly tiers: Uint8Array;
  readonly numbers: Int32Array;
  count: number;
  /** Documents that have one of them, those with several counted again. */
  size: number;
  /** For each of `wordTiers` room for a bit for each document. */
  readonly bits: readonly Bits[];
}

export function createWordSearch({ list, starts, ranks, count, found }: WordSearchParts): WordSearch {
  const spare: Meanings[] = [];
  const nothing = emptyBits(count);
  // Documents that have all words that were looked at so far, and the worst of their tiers.
  let candidates = new Int32Array(count);
  let candidateTiers = new Uint8Array(count);

  function collect(each: number, typed: string, match: WordList['match']): Meanings {
    const meanings = (spare[each] ??= noMeanings(list.words.length, count));
    match(typed, (number, tier) => {
      const known = meanings.tiers[number] ?? 0;
      if (known === 0) {
        meanings.numbers[meanings.count] = number;
        meanings.count += 1;
        meanings.size += (starts[number + 1] ?? 0) - (starts[number] ?? 0);
      }
      if (known === 0 || tier < known) meanings.tiers[number] = tier;
    });
    return meanings;
  }

  /** Calls back with the part of `ranks` of each meaning, the best tier first. */
  function eachPart(
    meanings: Meanings,
    take: (first: number, end: number, tier: number, level: number) => void,
  ): void {
    for (const [level, tier] of wordTiers.entries()) {
      for (let each = 0; each < meanings.count; each += 1) {
        const number: number = meanings.numbers[each] ?? 0;
        if (meanings.tiers[number] === tier) take(starts[number] ?? 0, starts[number + 1] ?? 0, tier, level);
      }
    }
  }

  function listCandidates(rarest: Meanings): number {
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
   * Writes down which documents have the word: for each of `wordTiers`, those that have it in this tier or in a
   * better one. Tiers that add nothing share the bits of the tier before.
   */
  function write(meanings: Meanings): readonly [Bits, Bits, Bits] {
    let [best, better, any] = [nothing, nothing, nothing];
    let written = -1;
    eachPart(meanings, (first, end, _tier, level) => {
      const bits = meanings.bits[level] ?? nothing;
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

  /** The best tier that the document has for the word, by looking it up. */
  function lookUp(rank: number, meanings: Meanings): number {
    let best = NEVER;
    eachPart(meanings, (first, end, tier) => {
      if (best === NEVER && holds(ranks, first, end, rank)) best = tier;
    });
    return best;
  }

  /** Leaves those of the candidates that have the word, of which there are few, by looking each up. */
  function lookUpEach(meanings: Meanings, size: number): number {
    let kept = 0;
    for (let each = 0; each < size; each += 1) {
      const rank = candidates[each] ?? 0;
      const tier = lookUp(rank, meanings);
      if (tier === NEVER) continue;
      candidates[kept] = rank;
      candidateTiers[kept] = Math.max(candidateTiers[each] ?? 0, tier);
      kept += 1;
    }
    return kept;
  }

  /** Leaves those of the candidates that have the word. */
  function filterCandidates(meanings: Meanings, size: number): number {
    if (size * meanings.count * WRITES_PER_LOOK < meanings.size) return lookUpEach(meanings, size);
    const [best, better, any] = write(meanings);
    let kept = 0;
    // No branch depends on what is found: half of them would be guessed wrong, which takes longer than all else.
    for (let each = 0; each < size; each += 1) {
      const rank = candidates[each] ?? 0;
      candidates[kept] = rank;
      candidateTiers[kept] = candidateTiers[each] ?? 0;
      kept += bitOf(any, rank);
    }
    // Where all have the best tier there is nothing to lift.
    const end = best === any ? 0 : kept;
    for (let each = 0; each < end; each += 1) {
      const rank = candidates[each] ?? 0;
      if (bitOf(best, rank) === 1) continue;
      const tier = bitOf(better, rank) === 1 ? matchTier.insideWord : matchTier.slip;
      candidateTiers[each] = Math.max(candidateTiers[each] ?? 0, tier);
    }
    return kept;
  }

  return {
    add(words, match, tier) {
      const meanings: Meanings[] = [];
      for (const [each, word] of words.entries()) {
        meanings.push(collect(each, word, match));
        if (meanings[each]?.count === 0) break;
      }
      const [rarest, ...others] = meanings.toSorted((a, b) => a.size - b.size);
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
      for (const each of meanings) clear(each);
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

/** Whether a part of a list that rises has a number. */
function holds(numbers: Int32Array, first: number, end: number, number: number): boolean {
  let [low, high] = [first, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low < end && numbers[low] === number;
}

function clear(meanings: Meanings): void {
  for (let at = 0; at < meanings.count; at += 1) meanings.tiers[meanings.numbers[at] ?? 0] = 0;
  meanings.count = 0;
  meanings.size = 0;
}

function noMeanings(words: number, documents: number): Meanings {
  return {
    tiers: new Uint8Array(words),
    numbers: new Int32Array(words),
    count: 0,
    size: 0,
    bits: wordTiers.map(() => emptyBits(documents)),
  };
}
