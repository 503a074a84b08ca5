import { each, type Sliced } from './slices.ts';

/** A trie of words in alphabetical order: a prefix is one node, whose words are a range. */
export interface WordTrie {
  /** Calls back with the range of words that start with `prefix`, if there are any. */
  findPrefix(prefix: string, found: (first: number, end: number) => void): void;
  hasPrefix(prefix: string): boolean;
  /** The number of a whole word; -1 if there is none. */
  findWord(word: string): number;
  /**
   * Ranges of words that differ from `text` by one typing error: an extra letter, a missing one, a wrong one, or two
   * swapped ones. `text` may be the prefix of a longer word, unless the error is in its last letter, since every word
   * would then match. Exact matches are found as well; ranges may repeat.
   */
  findNear(text: string, found: (first: number, end: number) => void): void;
}

/** A shorter text with an error must match the whole word. */
const MIN_PREFIX_WITH_TYPO = 5;
const NONE = -1;

/** @param words sorted by code unit, each once */
export function* buildWordTrie(words: readonly string[]): Sliced<WordTrie> {
  const nodes = yield* buildNodes(words);
  const { letter, firstChild, nextSibling, first, end } = nodes;

  function step(node: number, code: number): number {
    for (let child = firstChild[node] ?? NONE; child !== NONE; child = nextSibling[child] ?? NONE) {
      if (letter[child] === code) return child;
    }
    return NONE;
  }

  function walk(from: number, text: string, start: number): number {
    let node = from;
    for (let position = start; position < text.length && node !== NONE; position += 1)
      node = step(node, text.charCodeAt(position));
    return node;
  }

  /** A word that ends at a node is the first of the node's words. */
  function endsHere(node: number, length: number): boolean {
    return words[first[node] ?? 0]?.length === length;
  }

  return {
    findPrefix(prefix, found) {
      const node = walk(0, prefix, 0);
      if (node !== NONE) found(first[node] ?? 0, end[node] ?? 0);
    },
    hasPrefix: (prefix) => walk(0, prefix, 0) !== NONE,
    findWord(word) {
      const node = walk(0, word, 0);
      return node !== NONE && endsHere(node, word.length) ? (first[node] ?? NONE) : NONE;
    },
    findNear(text, found) {
      const { length } = text;
      /** Continues without a further error; `depth` is the number of letters above `node`. */
      const finish = (node: number, depth: number, position: number, isBeginning: boolean): void => {
        const last = node === NONE ? NONE : walk(node, text, position);
        if (last === NONE) return;
        const whole = depth + length - position;
        if (isBeginning) found(first[last] ?? 0, end[last] ?? 0);
        else if (endsHere(last, whole)) found(first[last] ?? 0, (first[last] ?? 0) + 1);
      };
      let node = 0;
      for (let position = 0; position <= length && node !== NONE; position += 1) {
        const isBeginning = length >= MIN_PREFIX_WITH_TYPO && position < length - 1;
        const code = text.charCodeAt(position);
        if (position < length) finish(node, position, position + 1, isBeginning);
        for (let child = firstChild[node] ?? NONE; child !== NONE; child = nextSibling[child] ?? NONE) {
          finish(child, position + 1, position, isBeginning);
          if (position < length && letter[child] !== code)
            finish(child, position + 1, position + 1, isBeginning);
        }
        if (position + 1 < length) {
          const swapped = step(node, text.charCodeAt(position + 1));
          if (swapped !== NONE) finish(step(swapped, code), position + 2, position + 2, isBeginning);
        }
        node = position < length ? step(node, code) : NONE;
      }
    },
  };
}

interface Nodes {
  readonly letter: number[];
  readonly firstChild: number[];
  readonly nextSibling: number[];
  /** The words below a node: from `first` to before `end`. */
  readonly first: number[];
  readonly end: number[];
}

function* buildNodes(words: readonly string[]): Sliced<Nodes> {
  const nodes: Nodes = { letter: [0], firstChild: [NONE], nextSibling: [NONE], first: [0], end: [0] };
  const { letter, firstChild, nextSibling, first, end } = nodes;
  /** The path to the previous word: node by depth, and the last child of each. */
  const path = [0];
  const lastChild = [NONE];
  yield* each(words, (word, number) => {
    const previous = words[number - 1] ?? '';
    let shared = 0;
    while (shared < word.length && word[shared] === previous[shared]) shared += 1;
    for (let depth = shared; depth < word.length; depth += 1) {
      const parent = path[depth] ?? 0;
      const node = letter.length;
      letter.push(word.charCodeAt(depth));
      firstChild.push(NONE);
      nextSibling.push(NONE);
      first.push(number);
      end.push(number);
      lastChild.push(NONE);
      const previousSibling = lastChild[parent] ?? NONE;
      if (previousSibling === NONE) firstChild[parent] = node;
      else nextSibling[previousSibling] = node;
      lastChild[parent] = node;
      path[depth + 1] = node;
    }
    for (let depth = 0; depth <= word.length; depth += 1) end[path[depth] ?? 0] = number + 1;
  });
  return nodes;
}
