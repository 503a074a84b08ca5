import { SHORTEST_SEARCH } from '@baize/contract/page-addresses';

import { foldName } from '../fold-name.ts';
import { createFoundRanks, type MatchOptions } from './found-ranks.ts';
import { buildPostings } from './postings.ts';
import { each, mapEach, type Sliced } from './slices.ts';
import {
  beginningWith,
  beyond,
  buildWordList,
  matchTier,
  type OwnedTexts,
  sortOwned,
  type WordList,
} from './word-list.ts';
import { createWordSearch } from './word-search.ts';

/** Something to be found by its names, or by a word that stands beside them, such as its maker. */
export interface TextDocument {
  readonly names: readonly string[];
  readonly beside?: readonly string[];
}

/** An order of documents, told by their places in the list that was indexed. */
export interface DocumentOrder {
  readonly places: Int32Array;
  /** The place of each document in `places`. */
  readonly ranks: Int32Array;
}

/** What was found, a page of it. */
export interface TextMatches {
  /** The better match first, unless tiers do not count; those that match alike in the wanted order. */
  readonly places: Int32Array;
  /** A tier for each of `places`: `matchTier`. */
  readonly tiers: Uint8Array;
  /** How many there are on all pages together. */
  readonly total: number;
}

export interface TextSearch {
  /** Documents that hold every word of the text, each word with at most one slip. */
  match(text: string, look?: MatchOptions): TextMatches;
}

export interface TextIndex {
  /**
   * Searches whose results come in an order, by default that of the list. Making one goes through all words of
   * all documents, so it is made once for each order.
   */
  inOrder(order?: DocumentOrder): Sliced<TextSearch>;
}

/** More words than any name has; the rest of a longer text is passed over. */
const MAX_WORDS = 8;
/** Readings of a text whose spaces may be wrong that are tried. */
const MAX_READINGS = 12;

/** The words of a text in search form, each once. */
export function searchWords(text: string): readonly string[] {
  const folded = foldName(text);
  return folded === '' ? [] : [...new Set(folded.split(' '))].slice(0, MAX_WORDS);
}

/** Whether a text is long enough to be searched for. */
export function isSearch(text: string): boolean {
  return foldName(text).replaceAll(' ', '').length >= SHORTEST_SEARCH;
}

/**
 * Indexes documents by the words of their names. What a search costs follows from how many documents have its
 * words and, by its logarithm, from how many words there are. Of all documents it looks at no more than a bit each.
 */
export function* buildTextIndex(documents: readonly TextDocument[]): Sliced<TextIndex> {
  const folded = yield* mapEach(documents, ({ names, beside = [] }) => ({
    names: names.map(foldName),
    beside: beside.map(foldName),
  }));
  const wordsOf = yield* mapEach(
    folded,
    ({ names, beside }) => new Set([...names, ...beside].flatMap((text) => text.split(' ')).filter(Boolean)),
  );
  const known = new Set<string>();
  yield* each(wordsOf, (words) => {
    for (const word of words) known.add(word);
  });
  const list = yield* buildWordList(known);
  const postings = yield* buildPostings(list, wordsOf);
  const names = yield* sortNames(folded);
  const count = documents.length;

  return {
    *inOrder(order = ownOrder(count)) {
      const found = createFoundRanks(count);
      const { starts } = postings;
      const ranks = yield* postings.rank(order.places);
      const search = createWordSearch({ list, starts, ranks, count, found });
      const nameRanks = Int32Array.from(yield* mapEach(names.owners, (owner) => order.ranks[owner] ?? 0));
      return {
        match(text, look = {}) {
          found.begin();
          const words = searchWords(text);
          if (words.length > 0) {
            const whole = foldName(text);
            const { first, end } = beginningWith(names.texts, whole);
            const longer = beyond(names.texts, whole);
            found.addAll(nameRanks, first, longer, matchTier.exactName);
            found.addAll(nameRanks, longer, end, matchTier.beginsName);
            search.add(words, list.match);
            for (const reading of otherReadings(list, words))
              search.add(reading, list.matchBeginning, matchTier.slip);
          }
          const { ranks: page, tiers, total } = found.take(look);
          return { places: page.map((rank) => order.places[rank] ?? 0), tiers, total };
        },
      };
    },
  };
}

function ownOrder(count: number): DocumentOrder {
  const places = Int32Array.from({ length: count }, (_, place) => place);
  return { places, ranks: places };
}

/** The text with one space more or one less, where that makes words that there are. */
function otherReadings(list: WordList, words: readonly string[]): readonly (readonly string[])[] {
  const joined = words.slice(1).map((word, place) => words.toSpliced(place, 2, (words[place] ?? '') + word));
  const split = words.flatMap((word, place) =>
    list.splits(word).map((parts) => words.toSpliced(place, 1, ...parts)),
  );
  return [...joined, ...split].slice(0, MAX_READINGS);
}

function* sortNames(documents: readonly { readonly names: readonly string[] }[]): Sliced<OwnedTexts> {
  const all: { text: string; owner: number }[] = [];
  yield* each(documents, ({ names }, owner) => {
    for (const text of names) all.push({ text, owner });
  });
  return yield* sortOwned(all);
}
