import { each, mapEach, type Sliced, sortEach } from './slices.ts';
import { buildWordTrie } from './word-trie.ts';

/** How well a text matches, the best first. */
export const matchTier = { exactName: 1, beginsName: 2, beginsWord: 3, insideWord: 4, slip: 5 } as const;

/** Words are told by their numbers, in alphabetical order. */
export interface WordList {
  readonly words: readonly string[];
  /** Every word that a typed word may mean, possibly more than once with different tiers. */
  match(typed: string, found: (number: number, tier: number) => void): void;
  /** Words that begin with what was typed, and no others; a space after it says that the word is whole. */
  matchBeginning(typed: string, found: (number: number, tier: number) => void): void;
  /** Ways to read a typed word as two: words, the second of which may be a beginning. */
  splits(typed: string): readonly (readonly [string, string])[];
}

/** One letter or two inside a word would be in every other word. */
const MIN_INSIDE = 3;
const MIN_SLIP = 4;

/** @param words each once, in search form, in any order */
export function* buildWordList(words: Iterable<string>): Sliced<WordList> {
  const sorted = yield* sortEach([...words], compareText);
  const trie = yield* buildWordTrie(sorted);
  const endings = yield* sortEndings(sorted);

  const matchBeginning: WordList['matchBeginning'] = (typed, found) => {
    if (typed.endsWith(' ')) {
      const number = trie.findWord(typed.slice(0, -1));
      if (number >= 0) found(number, matchTier.beginsWord);
      return;
    }
    trie.findPrefix(typed, (first, end) => {
      for (let number = first; number < end; number += 1) found(number, matchTier.beginsWord);
    });
  };

  return {
    words: sorted,
    matchBeginning,
    match(typed, found) {
      matchBeginning(typed, found);
      if (typed.length >= MIN_INSIDE) {
        const { texts, owners } = endings;
        const { first, end } = beginningWith(texts, typed);
        for (let place = first; place < end; place += 1) found(owners[place] ?? 0, matchTier.insideWord);
      }
      if (typed.length >= MIN_SLIP) {
        trie.findNear(typed, (first, end) => {
          for (let number = first; number < end; number += 1) found(number, matchTier.slip);
        });
      }
    },
    splits(typed) {
      const found: (readonly [string, string])[] = [];
      if (typed.length < MIN_SLIP) return found;
      for (let place = 1; place < typed.length; place += 1) {
        const [before, after] = [typed.slice(0, place), typed.slice(place)];
        if (trie.findWord(before) < 0) continue;
        const isAny = after.length < MIN_INSIDE ? trie.findWord(after) >= 0 : trie.hasPrefix(after);
        if (isAny) found.push([meant(before), meant(after)]);
      }
      return found;
    },
  };
}

/** One letter or two begin so many words that the split says nothing, unless they are a word. */
function meant(part: string): string {
  return part.length < MIN_INSIDE ? `${part} ` : part;
}

/** By code unit, which is alphabetical for texts in search form. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The range of a sorted list whose texts begin with one: from `first` up to `end`. */
export function beginningWith(sorted: readonly string[], text: string): { first: number; end: number } {
  return { first: lowerBound(sorted, text), end: lowerBound(sorted, `${text}\uffff`) };
}

/** Where the texts of such a range that are longer than `text` begin: those that are the very same come first. */
export function beyond(sorted: readonly string[], text: string): number {
  return lowerBound(sorted, `${text}\0`);
}

/** The first place in a sorted list whose text is not before `wanted`. */
function lowerBound(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Every ending of every word but the word itself, sorted: what is inside of a word begins one of them. */
function* sortEndings(words: readonly string[]): Sliced<OwnedTexts> {
  const all: OwnedText[] = [];
  yield* each(words, (word, owner) => {
    for (let place = 1; place <= word.length - MIN_INSIDE; place += 1)
      all.push({ text: word.slice(place), owner });
  });
  return yield* sortOwned(all);
}

interface OwnedText {
  readonly text: string;
  readonly owner: number;
}

/** Sorted texts, and whose each of them is. */
export interface OwnedTexts {
  readonly texts: string[];
  readonly owners: Int32Array;
}

/** Sorts texts that each belong to something, those of one text by their owners. */
export function* sortOwned(all: readonly OwnedText[]): Sliced<OwnedTexts> {
  const sorted = yield* sortEach(all, (a, b) => compareText(a.text, b.text) || a.owner - b.owner);
  const texts = yield* mapEach(sorted, ({ text }) => text);
  return { texts, owners: Int32Array.from(yield* mapEach(sorted, ({ owner }) => owner)) };
}
