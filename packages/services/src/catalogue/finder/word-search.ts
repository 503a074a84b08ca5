import { matchTier, type WordList } from './word-list.ts';

/** What was found, in no order; documents are told by their places in the list that was indexed. */
export interface TextMatches {
  readonly places: Int32Array;
  /** A tier for each of `places`: `matchTier`. */
  readonly tiers: Uint8Array;
}

/**
 * One search at a time over the words of documents. It works on arrays that are used again and again, since
 * a search of a large catalogue touches thousands of places and is to make no rubbish of them.
 */
export interface WordSearch {
  /**
   * Adds every document in whose words all of `words` have a meaning, at the tier of the worst of them.
   *
   * @param tier stands in place of the tiers that `match` tells
   */
  add(words: readonly string[], mask: Uint8Array, match: WordList['match'], tier?: number): void;
  /** Adds one document; what has been added before keeps its tier, so the best are added first. */
  addOne(place: number, mask: Uint8Array, tier: number): void;
  /** What was found since the last time. */
  take(): TextMatches;
}

/** Meanings of one typed word: for each word its tier, 0 where it is none. */
interface Meanings {
  readonly tiers: Uint8Array;
  readonly numbers: Int32Array;
  count: number;
  /** Documents that have one of them, those with several counted again. */
  size: number;
}

const NEVER = 255;
const MAX_TURN = 255;
const wordTiers = [matchTier.beginsWord, matchTier.insideWord, matchTier.slip];

export function createWordSearch(list: WordList, wordsOf: readonly ReadonlySet<string>[]): WordSearch {
  const { places, starts, words: documentWords, wordStarts } = buildPostings(list, wordsOf);
  const seen = new Uint8Array(wordsOf.length);
  const found = new Int32Array(wordsOf.length);
  const tiers = new Uint8Array(wordsOf.length);
  let turn = 1;
  const spare: Meanings[] = [];
  let count = 0;

  function collect(each: number, typed: string, match: WordList['match']): Meanings {
    const size = list.words.length;
    const meanings = (spare[each] ??= {
      tiers: new Uint8Array(size),
      numbers: new Int32Array(size),
      count: 0,
      size: 0,
    });
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

  function clear(meanings: Meanings): void {
    for (let at = 0; at < meanings.count; at += 1) meanings.tiers[meanings.numbers[at] ?? 0] = 0;
    meanings.count = 0;
    meanings.size = 0;
  }

  /** The worst of the best tiers that the document's words have for each typed word. */
  function worstTier(place: number, tier: number, others: readonly Meanings[]): number {
    let worst = tier;
    const end = wordStarts[place + 1] ?? 0;
    for (const { tiers } of others) {
      let best = NEVER;
      for (let at = wordStarts[place] ?? 0; at < end && best > matchTier.beginsWord; at += 1) {
        const own = tiers[documentWords[at] ?? 0] ?? 0;
        if (own !== 0 && own < best) best = own;
      }
      // Most candidates lack the next word, and need no look at the others.
      if (best === NEVER) return NEVER;
      if (best > worst) worst = best;
    }
    return worst;
  }

  function keep(place: number, tier: number): void {
    if (seen[place] === turn) return;
    seen[place] = turn;
    found[count] = place;
    tiers[count] = tier;
    count += 1;
  }

  /** Every document that has the rarest word in one tier, and the others. */
  function addTier(meanings: readonly Meanings[], own: number, mask: Uint8Array, tier?: number): void {
    const [rarest, ...others] = meanings;
    if (!rarest) return;
    for (let each = 0; each < rarest.count; each += 1) {
      const number: number = rarest.numbers[each] ?? 0;
      if (rarest.tiers[number] !== own) continue;
      const end = starts[number + 1] ?? 0;
      for (let at: number = starts[number] ?? 0; at < end; at += 1) {
        const place: number = places[at] ?? 0;
        if (mask[place] === 0) continue;
        const worst = others.length === 0 ? own : worstTier(place, own, others);
        if (worst !== NEVER) keep(place, tier ?? worst);
      }
    }
  }

  return {
    add(words, mask, match, tier) {
      const meanings = words.map((word, each) => collect(each, word, match));
      const rarestFirst = meanings.toSorted((a, b) => a.size - b.size);
      for (const own of wordTiers) addTier(rarestFirst, own, mask, tier);
      for (const each of meanings) clear(each);
    },
    addOne(place, mask, tier) {
      if (mask[place] !== 0) keep(place, tier);
    },
    take() {
      const matches = { places: found.slice(0, count), tiers: tiers.slice(0, count) };
      count = 0;
      // Marks carry the number of the search, so that they need no wiping between two.
      turn += 1;
      if (turn > MAX_TURN) {
        seen.fill(0);
        turn = 1;
      }
      return matches;
    },
  };
}

interface Postings {
  /** Places of each word's documents: those of word n stand from `starts[n]` up to `starts[n + 1]`. */
  readonly places: Int32Array;
  readonly starts: Int32Array;
  /** Words of each document in the same manner. */
  readonly words: Int32Array;
  readonly wordStarts: Int32Array;
}

function buildPostings(list: WordList, wordsOf: readonly ReadonlySet<string>[]): Postings {
  const total = wordsOf.reduce((sum, words) => sum + words.size, 0);
  const numbers = new Map(list.words.map((word, number) => [word, number]));
  const words = new Int32Array(total);
  const wordStarts = new Int32Array(wordsOf.length + 1);
  const starts = new Int32Array(list.words.length + 1);
  let at = 0;
  for (const [place, set] of wordsOf.entries()) {
    for (const word of set) {
      const number = numbers.get(word) ?? 0;
      words[at] = number;
      starts[number + 1] = (starts[number + 1] ?? 0) + 1;
      at += 1;
    }
    wordStarts[place + 1] = at;
  }
  for (let number = 0; number < list.words.length; number += 1)
    starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  const next = starts.slice();
  const places = new Int32Array(total);
  for (let place = 0; place < wordsOf.length; place += 1) {
    for (let each = wordStarts[place] ?? 0; each < (wordStarts[place + 1] ?? 0); each += 1) {
      const number = words[each] ?? 0;
      places[next[number] ?? 0] = place;
      next[number] = (next[number] ?? 0) + 1;
    }
  }
  return { places, starts, words, wordStarts };
}
