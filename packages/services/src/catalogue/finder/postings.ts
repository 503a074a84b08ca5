import { each, type Sliced } from './slices.ts';
import type { WordList } from './word-list.ts';

/** An inverted index: the documents of each word. Words and documents are identified by their numbers. */
export interface Postings {
  /** The documents of word n are from `starts[n]` to before `starts[n + 1]` in the result of `rank`. */
  readonly starts: Int32Array;
  /**
   * The ranks of each word's documents, ascending within the word.
   *
   * @param positions all documents in some order
   */
  rank(positions: Int32Array): Sliced<Int32Array>;
}

export function* buildPostings(list: WordList, wordsOf: readonly ReadonlySet<string>[]): Sliced<Postings> {
  const numbers = new Map<string, number>();
  yield* each(list.words, (word, number) => numbers.set(word, number));
  const words = new Int32Array(wordsOf.reduce((sum, { size }) => sum + size, 0));
  const wordStarts = new Int32Array(wordsOf.length + 1);
  const starts = new Int32Array(list.words.length + 1);
  let at = 0;
  yield* each(wordsOf, (set, position) => {
    for (const word of set) {
      const number = numbers.get(word) ?? 0;
      words[at] = number;
      starts[number + 1] = (starts[number + 1] ?? 0) + 1;
      at += 1;
    }
    wordStarts[position + 1] = at;
  });
  for (let number = 0; number < list.words.length; number += 1)
    starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  return {
    starts,
    *rank(positions) {
      const next = starts.slice();
      const ranks = new Int32Array(words.length);
      yield* each(positions, (position, rank) => {
        const end = wordStarts[position + 1] ?? 0;
        for (let each = wordStarts[position] ?? 0; each < end; each += 1) {
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
