import { foldName } from '../fold-name.ts';
import { beginningWith, buildWordList, compareText, matchTier, type WordList } from './word-list.ts';

/** Something to be found by its names, or by a word that stands beside them, such as its maker. */
export interface TextDocument {
  readonly names: readonly string[];
  readonly beside?: readonly string[];
}

/** What was found, in no order; documents are told by their places in the list that was indexed. */
export interface TextMatches {
  readonly places: Int32Array;
  /** A tier for each of `places`: `matchTier`. */
  readonly tiers: Uint8Array;
}

export interface TextIndex {
  /** Places that hold every word of the text, each word with at most one slip. */
  match(text: string, accepts?: (place: number) => boolean): TextMatches;
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
 * finds and, by its logarithm, from how many words there are; never from how many documents there are.
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
  const postings = buildPostings(list, wordsOf);
  const names = sortNames(folded.map((document) => document.names));
  const tierOf = new Uint8Array(documents.length);

  return {
    match(text, accepts = () => true) {
      const words = searchWords(text);
      if (words.length === 0) return { places: new Int32Array(0), tiers: new Uint8Array(0) };
      const found: number[] = [];
      const keep = (place: number, tier: number) => {
        const known = tierOf[place] ?? 0;
        if (known === 0) found.push(place);
        if (known === 0 || tier < known) tierOf[place] = tier;
      };
      findAll(list, postings, words, list.match, accepts, keep);
      for (const reading of otherReadings(list, words)) {
        const asSlip = (place: number) => keep(place, matchTier.slip);
        findAll(list, postings, reading, list.matchBeginning, accepts, asSlip);
      }
      const whole = foldName(text);
      const { first, end } = beginningWith(names.texts, whole);
      for (let at = first; at < end; at += 1) {
        const place = names.owners[at] ?? 0;
        const isWhole = names.texts[at]?.length === whole.length;
        if (tierOf[place]) keep(place, isWhole ? matchTier.exactName : matchTier.beginsName);
      }
      const places = Int32Array.from(found);
      const tiers = new Uint8Array(found.length);
      for (const [at, place] of found.entries()) {
        tiers[at] = tierOf[place] ?? 0;
        tierOf[place] = 0;
      }
      return { places, tiers };
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
  const words = new Int32Array(total);
  const wordStarts = new Int32Array(wordsOf.length + 1);
  const starts = new Int32Array(list.words.length + 1);
  let at = 0;
  for (const [place, set] of wordsOf.entries()) {
    for (const word of set) {
      const number = list.numberOf(word);
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

/** Calls back with every document that has a meaning of every word, and the worst of its words' tiers. */
function findAll(
  list: WordList,
  { places, starts, words: documentWords, wordStarts }: Postings,
  words: readonly string[],
  match: WordList['match'],
  accepts: (place: number) => boolean,
  keep: (place: number, tier: number) => void,
): void {
  const meanings = words.map((word) => {
    const tiers = new Map<number, number>();
    let size = 0;
    match(word, (number, tier) => {
      const known = tiers.get(number);
      if (known === undefined) size += (starts[number + 1] ?? 0) - (starts[number] ?? 0);
      if (known === undefined || tier < known) tiers.set(number, tier);
    });
    return { tiers, size };
  });
  const [rarest, ...others] = meanings.toSorted((a, b) => a.size - b.size);
  for (const [number, tier] of rarest?.tiers ?? []) {
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) {
      const place = places[at] ?? 0;
      if (!accepts(place)) continue;
      let worst = tier;
      for (const { tiers } of others) {
        let best = Number.POSITIVE_INFINITY;
        for (let each = wordStarts[place] ?? 0; each < (wordStarts[place + 1] ?? 0); each += 1)
          best = Math.min(best, tiers.get(documentWords[each] ?? 0) ?? best);
        worst = Math.max(worst, best);
      }
      if (worst <= matchTier.slip) keep(place, worst);
    }
  }
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
