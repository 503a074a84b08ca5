import { foldName } from '../fold-name.ts';
import { matchTier } from './word-list.ts';

const NONE = Number.POSITIVE_INFINITY;
const MIN_INSIDE = 3;
const MIN_SLIP = 4;
const MIN_PREFIX_WITH_SLIP = 5;

/**
 * What a search has to find, by the plainest way there is: each name is looked at, and each slip is tried. Only
 * tests have the time for it.
 *
 * @param alphabet letters that a finger may have missed
 * @returns the tier of each name that matches, by its place
 */
export function scanNames(names: readonly string[], text: string, alphabet: string): Map<number, number> {
  const typed = [...new Set(foldName(text).split(' '))].filter(Boolean);
  const known = new Set(names.flatMap((name) => foldName(name).split(' ')));
  const readings = otherReadings(typed, known);
  const found = new Map<number, number>();
  if (typed.length === 0) return found;
  for (const [place, name] of names.entries()) {
    const folded = foldName(name);
    const words = folded.split(' ');
    const whole = foldName(text);
    const tiers = [
      folded === whole ? matchTier.exactName : NONE,
      folded.startsWith(whole) ? matchTier.beginsName : NONE,
      Math.max(...typed.map((each) => Math.min(...words.map((word) => wordTier(each, word, alphabet))))),
      readings.some((reading) => reading.every((meant) => words.some(meant))) ? matchTier.slip : NONE,
    ];
    const best = Math.min(...tiers);
    if (best !== NONE) found.set(place, best);
  }
  return found;
}

function wordTier(typed: string, word: string, alphabet: string): number {
  if (word.startsWith(typed)) return matchTier.beginsWord;
  if (typed.length >= MIN_INSIDE && word.includes(typed)) return matchTier.insideWord;
  return typed.length >= MIN_SLIP && isNear(typed, word, alphabet) ? matchTier.slip : NONE;
}

/** Whether one slip of a finger makes the word, or its beginning where enough was typed after the slip. */
function isNear(typed: string, word: string, alphabet: string): boolean {
  for (let place = 0; place <= typed.length; place += 1) {
    const mayBeBeginning = typed.length >= MIN_PREFIX_WITH_SLIP && place < typed.length - 1;
    const [before, after] = [typed.slice(0, place), typed.slice(place)];
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

/** What is split from a word is three letters or more, or a word. */
const halfOfWord = (part: string): Meaning =>
  part.length < MIN_INSIDE ? (word) => word === part : begins(part);

/** The words with one space more or one less, where the first half of a word is one itself. */
function otherReadings(typed: readonly string[], known: ReadonlySet<string>): Meaning[][] {
  const plain = typed.map(begins);
  const joined = typed
    .slice(1)
    .map((word, place) => plain.toSpliced(place, 2, begins((typed[place] ?? '') + word)));
  const split = typed.flatMap((word, place) =>
    word.length < MIN_SLIP
      ? []
      : Array.from({ length: word.length - 1 }, (_, at) => [word.slice(0, at + 1), word.slice(at + 1)])
          .filter(([before = '']) => known.has(before))
          .map((halves) => plain.toSpliced(place, 1, ...halves.map(halfOfWord))),
  );
  return [...joined, ...split];
}
