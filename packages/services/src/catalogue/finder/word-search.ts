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
  /** Gives a better tier to a document that was found. */
  improve(place: number, tier: number): void;
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

export function createWordSearch(list: WordList, wordsOf: readonly ReadonlySet<string>[]): WordSearch {
  const { places, starts, words: documentWords, wordStarts } = buildPostings(list, wordsOf);
  const tierOf = new Uint8Array(wordsOf.length);
  const found = new Int32Array(wordsOf.length);
  const spare: Meanings[] = [];
  let count = 0;

  function collect(turn: number, typed: string, match: WordList['match']): Meanings {
    const size = list.words.length;
    const meanings = (spare[turn] ??= {
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
      for (let at = wordStarts[place] ?? 0; at < end; at += 1) {
        const own = tiers[documentWords[at] ?? 0] ?? 0;
        if (own !== 0 && own < best) best = own;
      }
      if (best > worst) worst = best;
    }
    return worst;
  }

  function keep(place: number, tier: number): void {
    const known = tierOf[place] ?? 0;
    if (known === 0) {
      found[count] = place;
      count += 1;
      tierOf[place] = tier;
    } else if (tier < known) {
      tierOf[place] = tier;
    }
  }

  return {
    add(words, mask, match, tier) {
      const meanings = words.map((word, turn) => collect(turn, word, match));
      const [rarest, ...others] = meanings.toSorted((a, b) => a.size - b.size);
      if (rarest) {
        for (let each = 0; each < rarest.count; each += 1) {
          const number: number = rarest.numbers[each] ?? 0;
          const own = rarest.tiers[number] ?? 0;
          const end = starts[number + 1] ?? 0;
          for (let at: number = starts[number] ?? 0; at < end; at += 1) {
            const place: number = places[at] ?? 0;
            if (mask[place] === 0) continue;
            const worst = others.length === 0 ? own : worstTier(place, own, others);
            if (worst !== NEVER) keep(place, tier ?? worst);
          }
        }
      }
      for (const each of meanings) clear(each);
    },
    improve(place, tier) {
      if (tierOf[place] !== 0) keep(place, tier);
    },
    take() {
      const matches = { places: found.slice(0, count), tiers: new Uint8Array(count) };
      for (let at = 0; at < count; at += 1) {
        const place = found[at] ?? 0;
        matches.tiers[at] = tierOf[place] ?? matchTier.slip;
        tierOf[place] = 0;
      }
      count = 0;
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
