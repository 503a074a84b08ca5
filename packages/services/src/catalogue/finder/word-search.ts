import { createFoundPlaces, type Look, type TextMatches } from './found-places.ts';
import { matchTier, type WordList } from './word-list.ts';

/**
 * One search at a time over the words of documents. It works on arrays that are used again and again, since
 * a search of a large catalogue touches thousands of places and is to make no rubbish of them.
 */
export interface WordSearch {
  /** Forgets what was found before. */
  begin(look: Look): void;
  /**
   * Adds every document in whose words all of `words` have a meaning, at the tier of the worst of them.
   *
   * @param tier stands in place of the tiers that `match` tells
   */
  add(words: readonly string[], match: WordList['match'], tier?: number): void;
  /** Adds one document; what has been added before keeps its tier, so the best are added first. */
  addOne(place: number, tier: number): void;
  /** What was found since the beginning. */
  take(): TextMatches;
}

/** Meanings of one typed word: for each word its tier, 0 where it is none. */
interface Meanings {
  readonly tiers: Uint8Array;
  readonly numbers: Int32Array;
  /** The best tier of each document, 0 where it has none; written only while it is needed. */
  readonly marks: Uint8Array;
  isMarked: boolean;
  count: number;
  /** Documents that have one of them, those with several counted again. */
  size: number;
}

const NEVER = 255;
const wordTiers = [matchTier.beginsWord, matchTier.insideWord, matchTier.slip];
const worstFirst = wordTiers.toReversed();
/** Marking a document goes that many times as quickly as looking through the words of one. */
const MARKS_PER_LOOK = 8;

export function createWordSearch(list: WordList, wordsOf: readonly ReadonlySet<string>[]): WordSearch {
  const { places, starts, words: documentWords, wordStarts } = buildPostings(list, wordsOf);
  const found = createFoundPlaces(wordsOf.length);
  const spare: Meanings[] = [];

  function collect(each: number, typed: string, match: WordList['match']): Meanings {
    const meanings = (spare[each] ??= noMeanings(list.words.length, wordsOf.length));
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
    if (meanings.isMarked) meanings.marks.fill(0);
    meanings.isMarked = false;
    for (let at = 0; at < meanings.count; at += 1) meanings.tiers[meanings.numbers[at] ?? 0] = 0;
    meanings.count = 0;
    meanings.size = 0;
  }

  /** Writes the best tier of each document that has a meaning. */
  function mark(meanings: Meanings): void {
    const { marks } = meanings;
    meanings.isMarked = true;
    for (const tier of worstFirst) {
      for (let each = 0; each < meanings.count; each += 1) {
        const number: number = meanings.numbers[each] ?? 0;
        if (meanings.tiers[number] !== tier) continue;
        const end = starts[number + 1] ?? 0;
        for (let at = starts[number] ?? 0; at < end; at += 1) marks[places[at] ?? 0] = tier;
      }
    }
  }

  /** The best tier that one of the document's words has. */
  function bestTier(place: number, { tiers, marks, isMarked }: Meanings): number {
    if (isMarked) return marks[place] || NEVER;
    const end = wordStarts[place + 1] ?? 0;
    let best = NEVER;
    for (let at = wordStarts[place] ?? 0; at < end && best > matchTier.beginsWord; at += 1) {
      const own = tiers[documentWords[at] ?? 0] ?? 0;
      if (own !== 0 && own < best) best = own;
    }
    return best;
  }

  /** The worst of the best tiers that the document has for each typed word. */
  function worstTier(place: number, tier: number, others: readonly Meanings[]): number {
    let worst = tier;
    for (const other of others) {
      const best = bestTier(place, other);
      // Most candidates lack the next word, and need no look at the others.
      if (best === NEVER) return NEVER;
      if (best > worst) worst = best;
    }
    return worst;
  }

  /** Every document that has the rarest word in one tier, and the others. */
  function addTier(rarest: Meanings, others: readonly Meanings[], own: number, tier?: number): void {
    for (let each = 0; each < rarest.count; each += 1) {
      const number: number = rarest.numbers[each] ?? 0;
      if (rarest.tiers[number] !== own) continue;
      const end = starts[number + 1] ?? 0;
      for (let at: number = starts[number] ?? 0; at < end; at += 1) {
        const place: number = places[at] ?? 0;
        const worst = others.length === 0 ? own : worstTier(place, own, others);
        if (worst !== NEVER) found.keep(place, tier ?? worst);
      }
    }
  }

  return {
    begin: found.begin,
    add(words, match, tier) {
      const meanings = words.map((word, each) => collect(each, word, match));
      const [rarest, ...others] = meanings.toSorted((a, b) => a.size - b.size);
      if (!rarest) return;
      for (const other of others) if (other.size < rarest.size * MARKS_PER_LOOK) mark(other);
      for (const own of wordTiers) addTier(rarest, others, own, tier);
      for (const each of meanings) clear(each);
    },
    addOne: found.keep,
    take: found.take,
  };
}

function noMeanings(words: number, documents: number): Meanings {
  return {
    tiers: new Uint8Array(words),
    numbers: new Int32Array(words),
    marks: new Uint8Array(documents),
    isMarked: false,
    count: 0,
    size: 0,
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
