import { foldName } from '../../fold-name.ts';
import { matchTier } from '../word-list.ts';

const NONE = Number.POSITIVE_INFINITY;
const MIN_SUBSTRING = 3;
const MIN_TYPO = 4;
const MIN_PREFIX_WITH_TYPO = 5;

/**
 * What a search must find, by brute force: tries each name and each typing error. Too slow for anything but tests.
 *
 * @param alphabet letters that a typing error may be corrected with
 * @returns the tier of each matching name, by its position
 */
export function scanNames(names: readonly string[], text: string, alphabet: string): Map<number, number> {
  const typed = [...new Set(foldName(text).split(' '))].filter(Boolean);
  const known = new Set(names.flatMap((name) => foldName(name).split(' ')));
  const variants = spaceVariants(typed, known);
  const found = new Map<number, number>();
  if (typed.length === 0) return found;
  for (const [position, name] of names.entries()) {
    const folded = foldName(name);
    const words = folded.split(' ');
    const whole = foldName(text);
    const tiers = [
      folded === whole ? matchTier.exactName : NONE,
      folded.startsWith(whole) ? matchTier.namePrefix : NONE,
      Math.max(...typed.map((each) => Math.min(...words.map((word) => wordTier(each, word, alphabet))))),
      variants.some((variant) => variant.every((meant) => words.some(meant))) ? matchTier.typo : NONE,
    ];
    const best = Math.min(...tiers);
    if (best !== NONE) found.set(position, best);
  }
  return found;
}

function wordTier(typed: string, word: string, alphabet: string): number {
  if (word.startsWith(typed)) return matchTier.wordPrefix;
  if (typed.length >= MIN_SUBSTRING && word.includes(typed)) return matchTier.substring;
  return typed.length >= MIN_TYPO && isNear(typed, word, alphabet) ? matchTier.typo : NONE;
}

/** Whether the text becomes the word by one correction, or its prefix if enough was typed after the error. */
function isNear(typed: string, word: string, alphabet: string): boolean {
  for (let position = 0; position <= typed.length; position += 1) {
    const mayBeBeginning = typed.length >= MIN_PREFIX_WITH_TYPO && position < typed.length - 1;
    const [before, after] = [typed.slice(0, position), typed.slice(position)];
    const meant = [
      before + after.slice(1),
      before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
      ...[...alphabet].flatMap((letter) => [
        before + letter + after,
        ...(after === '' ? [] : [before + letter + after.slice(1)]),
      ]),
    ];
    if (meant.some((text) => word === text || (mayBeBeginning && word.startsWith(text)))) return true;
  }
  return false;
}

type Meaning = (word: string) => boolean;

const begins =
  (part: string): Meaning =>
  (word) =>
    word.startsWith(part);

/** A part that was split off is three letters or more, or a whole word. */
const wordHalf = (part: string): Meaning =>
  part.length < MIN_SUBSTRING ? (word) => word === part : begins(part);

/** The words with one space added or removed, if the part before an added one is a word itself. */
function spaceVariants(typed: readonly string[], known: ReadonlySet<string>): Meaning[][] {
  const plain = typed.map(begins);
  const joined = typed
    .slice(1)
    .map((word, position) => plain.toSpliced(position, 2, begins((typed[position] ?? '') + word)));
  const split = typed.flatMap((word, position) =>
    word.length < MIN_TYPO
      ? []
      : Array.from({ length: word.length - 1 }, (_, at) => [word.slice(0, at + 1), word.slice(at + 1)])
          .filter(([before = '']) => known.has(before))
          .map((halves) => plain.toSpliced(position, 1, ...halves.map(wordHalf))),
  );
  return [...joined, ...split];
}
