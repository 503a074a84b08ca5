import { foldName } from '../fold-name.ts';
import type { Look, TextMatches } from './found-places.ts';
import { beginningWith, beyond, buildWordList, compareText, matchTier, type WordList } from './word-list.ts';
import { createWordSearch } from './word-search.ts';

/** Something to be found by its names, or by a word that stands beside them, such as its maker. */
export interface TextDocument {
  readonly names: readonly string[];
  readonly beside?: readonly string[];
}

export interface TextIndex {
  /** Places that hold every word of the text, each word with at most one slip. */
  match(text: string, look?: Look): TextMatches;
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

/** Fewer letters than this are no search. */
const MIN_SEARCH_LETTERS = 3;

/** Whether a text is long enough to be searched for. */
export function isSearch(text: string): boolean {
  return foldName(text).replaceAll(' ', '').length >= MIN_SEARCH_LETTERS;
}

/**
 * Indexes documents by the words of their names. What a search costs follows from how many documents it
 * finds and, by its logarithm, from how many words there are. Of all documents it looks at no more than a bit each.
 */
export function buildTextIndex(documents: readonly TextDocument[]): TextIndex {
  const folded = documents.map(({ names, beside = [] }) => ({
    names: names.map(foldName),
    beside: beside.map(foldName),
  }));
  const wordsOf = folded.map(
    ({ names, beside }) => new Set([...names, ...beside].flatMap((text) => text.split(' ')).filter(Boolean)),
  );
  const list = buildWordList(new Set(wordsOf.flatMap((words) => [...words])));
  const search = createWordSearch(list, wordsOf);
  const names = sortNames(folded.map((document) => document.names));

  return {
    match(text, look = {}) {
      search.begin(look);
      const words = searchWords(text);
      if (words.length === 0) return search.take();
      const whole = foldName(text);
      const { first, end } = beginningWith(names.texts, whole);
      const longer = beyond(names.texts, whole);
      // None of the texts is looked at here: there may be thousands, and they lie all over the memory.
      for (let at = first; at < end; at += 1) {
        const tier = at < longer ? matchTier.exactName : matchTier.beginsName;
        search.addOne(names.owners[at] ?? 0, tier);
      }
      search.add(words, list.match);
      for (const reading of otherReadings(list, words))
        search.add(reading, list.matchBeginning, matchTier.slip);
      return search.take();
    },
  };
}

/** The text with one space more or one less, where that makes words that there are. */
function otherReadings(list: WordList, words: readonly string[]): readonly (readonly string[])[] {
  const joined = words.slice(1).map((word, place) => words.toSpliced(place, 2, (words[place] ?? '') + word));
  const split = words.flatMap((word, place) =>
    list.splits(word).map((parts) => words.toSpliced(place, 1, ...parts)),
  );
  return [...joined, ...split].slice(0, MAX_READINGS);
}

function sortNames(names: readonly (readonly string[])[]): { texts: string[]; owners: Int32Array } {
  const all = names.flatMap((texts, owner) => texts.map((text) => ({ text, owner })));
  all.sort((a, b) => compareText(a.text, b.text) || a.owner - b.owner);
  return { texts: all.map(({ text }) => text), owners: Int32Array.from(all, ({ owner }) => owner) };
}
