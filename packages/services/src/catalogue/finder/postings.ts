import { each, type Sliced } from './slices.ts';
import type { WordList } from './word-list.ts';

/** Which words stand in which documents; words and documents are told by their numbers. */
export interface Postings {
  /** Documents of word n stand from `starts[n]` up to `starts[n + 1]` of what `rank` makes. */
  readonly starts: Int32Array;
  /**
   * The ranks of each word's documents, rising within the word.
   *
   * @param places all documents in an order
   */
  rank(places: Int32Array): Sliced<Int32Array>;
}

export function* buildPostings(list: WordList, wordsOf: readonly ReadonlySet<string>[]): Sliced<Postings> {
  const numbers = new Map<string, number>();
  yield* each(list.words, (word, number) => numbers.set(word, number));
  const words = new Int32Array(wordsOf.reduce((sum, { size }) => sum + size, 0));
  const wordStarts = new Int32Array(wordsOf.length + 1);
  const starts = new Int32Array(list.words.length + 1);
  let at = 0;
  yield* each(wordsOf, (set, place) => {
    for (const word of set) {
      const number = numbers.get(word) ?? 0;
      words[at] = number;
      starts[number + 1] = (starts[number + 1] ?? 0) + 1;
      at += 1;
    }
    wordStarts[place + 1] = at;
  });
  for (let number = 0; number < list.words.length; number += 1)
    starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  return {
    starts,
    *rank(places) {
      const next = starts.slice();
      const ranks = new Int32Array(words.length);
      yield* each(places, (place, rank) => {
        const end = wordStarts[place + 1] ?? 0;
        for (let each = wordStarts[place] ?? 0; each < end; each += 1) {
          const number = words[each] ?? 0;
          const to = next[number] ?? 0;
          ranks[to] = rank;
          next[number] = to + 1;
        }
      });
      return ranks;
    },
  };
}
