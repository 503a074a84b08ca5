import { each, mapEach, type Sliced, sortEach } from './slices.ts';
import { buildWordTrie } from './word-trie.ts';

/** How well a text matches, best first. */
export const matchTier = { exactName: 1, namePrefix: 2, wordPrefix: 3, substring: 4, typo: 5 } as const;

/** Words are numbered in alphabetical order. */
export interface WordList {
  readonly words: readonly string[];
  /** Every word that a typed word may stand for, possibly several times with different tiers. */
  match(typed: string, found: (number: number, tier: number) => void): void;
  /** Only words that start with the typed text; a trailing space means that the word is complete. */
  matchPrefix(typed: string, found: (number: number, tier: number) => void): void;
  /** Ways to split a typed word into two words, the second of which may be a prefix. */
  splits(typed: string): readonly (readonly [string, string])[];
}

/** Shorter substrings would be in every other word. */
const MIN_SUBSTRING = 3;
const MIN_TYPO = 4;

/** @param words each once, in search form, in any order */
export function* buildWordList(words: Iterable<string>): Sliced<WordList> {
  const sorted = yield* sortEach([...words], compareText);
  const trie = yield* buildWordTrie(sorted);
  const suffixes = yield* sortSuffixes(sorted);

  const matchPrefix: WordList['matchPrefix'] = (typed, found) => {
    if (typed.endsWith(' ')) {
      const number = trie.findWord(typed.slice(0, -1));
      if (number >= 0) found(number, matchTier.wordPrefix);
      return;
    }
    trie.findPrefix(typed, (first, end) => {
      for (let number = first; number < end; number += 1) found(number, matchTier.wordPrefix);
    });
  };

  return {
    words: sorted,
    matchPrefix,
    match(typed, found) {
      matchPrefix(typed, found);
      if (typed.length >= MIN_SUBSTRING) {
        const { texts, owners } = suffixes;
        const { first, end } = withPrefix(texts, typed);
        for (let position = first; position < end; position += 1)
          found(owners[position] ?? 0, matchTier.substring);
      }
      if (typed.length >= MIN_TYPO) {
        trie.findNear(typed, (first, end) => {
          for (let number = first; number < end; number += 1) found(number, matchTier.typo);
        });
      }
    },
    splits(typed) {
      const found: (readonly [string, string])[] = [];
      if (typed.length < MIN_TYPO) return found;
      for (let position = 1; position < typed.length; position += 1) {
        const [before, after] = [typed.slice(0, position), typed.slice(position)];
        if (trie.findWord(before) < 0) continue;
        const isAny = after.length < MIN_SUBSTRING ? trie.findWord(after) >= 0 : trie.hasPrefix(after);
        if (isAny) found.push([asPart(before), asPart(after)]);
      }
      return found;
    },
  };
}

/** A part of one or two letters is the prefix of too many words, so it must be a whole word. */
function asPart(part: string): string {
  return part.length < MIN_SUBSTRING ? `${part} ` : part;
}

/** Compares by code unit, which is alphabetical for texts in search form. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The range of a sorted list whose texts start with a prefix: from `first` to before `end`. */
export function withPrefix(sorted: readonly string[], text: string): { first: number; end: number } {
  return { first: lowerBound(sorted, text), end: lowerBound(sorted, `${text}\uffff`) };
}

/** The start of the texts in such a range that are longer than `text`; equal ones come first. */
export function startOfLonger(sorted: readonly string[], text: string): number {
  return lowerBound(sorted, `${text}\0`);
}

/** The first position in a sorted list whose text is not less than `bound`. */
function lowerBound(sorted: readonly string[], bound: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Every proper suffix of every word, sorted: each substring of a word is the prefix of one of them. */
function* sortSuffixes(words: readonly string[]): Sliced<OwnedTexts> {
  const all: OwnedText[] = [];
  yield* each(words, (word, owner) => {
    for (let position = 1; position <= word.length - MIN_SUBSTRING; position += 1)
      all.push({ text: word.slice(position), owner });
  });
  return yield* sortOwned(all);
}

interface OwnedText {
  readonly text: string;
  readonly owner: number;
}

/** Sorted texts and their owners. */
export interface OwnedTexts {
  readonly texts: string[];
  readonly owners: Int32Array;
}

/** Sorts texts with their owners, equal texts by owner. */
export function* sortOwned(all: readonly OwnedText[]): Sliced<OwnedTexts> {
  const sorted = yield* sortEach(all, (a, b) => compareText(a.text, b.text) || a.owner - b.owner);
  const texts = yield* mapEach(sorted, ({ text }) => text);
  return { texts, owners: Int32Array.from(yield* mapEach(sorted, ({ owner }) => owner)) };
}
