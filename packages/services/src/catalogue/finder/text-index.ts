import { MIN_SEARCH_LENGTH } from '@baize/contract/page-addresses';

import { foldName } from '../fold-name.ts';
import { createFoundRanks, type MatchOptions } from './found-ranks.ts';
import { buildPostings } from './postings.ts';
import { each, mapEach, type Sliced } from './slices.ts';
import {
  withPrefix,
  startOfLonger,
  buildWordList,
  matchTier,
  type OwnedTexts,
  sortOwned,
  type WordList,
} from './word-list.ts';
import { createWordSearch } from './word-search.ts';

/** Something to be found by its names or by related words, such as its studio. */
export interface TextDocument {
  readonly names: readonly string[];
  readonly related?: readonly string[];
}

/** An order of documents, by their positions in the indexed list. */
export interface DocumentOrder {
  readonly positions: Int32Array;
  /** The index of each document in `positions`. */
  readonly ranks: Int32Array;
}

/** A page of matches. */
export interface TextMatches {
  /** By tier, unless `isByTier` is false, then in the search's order. */
  readonly positions: Int32Array;
  /** A tier for each of `positions`: `matchTier`. */
  readonly tiers: Uint8Array;
  /** The number of matches on all pages. */
  readonly total: number;
}

export interface TextSearch {
  /** Documents that contain every word of the text, each with at most one typing error. */
  match(text: string, options?: MatchOptions): TextMatches;
}

export interface TextIndex {
  /**
   * A search with results in an order, by default that of the list. Making one reads all words of all documents, so
   * make it once per order.
   */
  inOrder(order?: DocumentOrder): Sliced<TextSearch>;
}

/** More words than any name has; the rest of a longer text is ignored. */
const MAX_WORDS = 8;
/** How many variants of a text with wrong spaces are tried. */
const MAX_VARIANTS = 12;

/** The unique words of a text in search form. */
export function searchWords(text: string): readonly string[] {
  const folded = foldName(text);
  return folded === '' ? [] : [...new Set(folded.split(' '))].slice(0, MAX_WORDS);
}

/** Whether a text is long enough to search for. */
export function isSearch(text: string): boolean {
  return foldName(text).replaceAll(' ', '').length >= MIN_SEARCH_LENGTH;
}

/**
 * Indexes documents by the words of their names. The cost of a search grows with the number of documents that have its
 * words and with the logarithm of the number of words. Of every other document it reads at most one bit.
 */
export function* buildTextIndex(documents: readonly TextDocument[]): Sliced<TextIndex> {
  const folded = yield* mapEach(documents, ({ names, related = [] }) => ({
    names: names.map(foldName),
    related: related.map(foldName),
  }));
  const wordsOf = yield* mapEach(
    folded,
    ({ names, related }) =>
      new Set([...names, ...related].flatMap((text) => text.split(' ')).filter(Boolean)),
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
      const ranks = yield* postings.rank(order.positions);
      const search = createWordSearch({ list, starts, ranks, count, found });
      const nameRanks = Int32Array.from(yield* mapEach(names.owners, (owner) => order.ranks[owner] ?? 0));
      return {
        match(text, options = {}) {
          found.begin();
          const words = searchWords(text);
          if (words.length > 0) {
            const whole = foldName(text);
            const { first, end } = withPrefix(names.texts, whole);
            const longer = startOfLonger(names.texts, whole);
            found.addAll(nameRanks, first, longer, matchTier.exactName);
            found.addAll(nameRanks, longer, end, matchTier.namePrefix);
            search.add(words, list.match);
            for (const variant of spaceVariants(list, words))
              search.add(variant, list.matchPrefix, matchTier.typo);
          }
          const { ranks: page, tiers, total } = found.take(options);
          return { positions: page.map((rank) => order.positions[rank] ?? 0), tiers, total };
        },
      };
    },
  };
}

function ownOrder(count: number): DocumentOrder {
  const positions = Int32Array.from({ length: count }, (_, position) => position);
  return { positions, ranks: positions };
}

/** The text with one space added or removed, if that makes known words. */
function spaceVariants(list: WordList, words: readonly string[]): readonly (readonly string[])[] {
  const joined = words
    .slice(1)
    .map((word, position) => words.toSpliced(position, 2, (words[position] ?? '') + word));
  const split = words.flatMap((word, position) =>
    list.splits(word).map((parts) => words.toSpliced(position, 1, ...parts)),
  );
  return [...joined, ...split].slice(0, MAX_VARIANTS);
}

function* sortNames(documents: readonly { readonly names: readonly string[] }[]): Sliced<OwnedTexts> {
  const all: { text: string; owner: number }[] = [];
  yield* each(documents, ({ names }, owner) => {
    for (const text of names) all.push({ text, owner });
  });
  return yield* sortOwned(all);
}
