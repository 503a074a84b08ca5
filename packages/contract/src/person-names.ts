/** Letters that Unicode does not decompose into a base letter and marks. */
const baseLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ς: 'σ',
};
const apostrophes = /['’‘ʼʻ`´′]/g;

function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ıßæœøđłς]/g, (letter) => baseLetters[letter] ?? letter);
}

/** The words of a name in plain lower-case letters: `Ayşe-Gül` has two, `O’Brien` one. */
export function foldName(name: string): readonly string[] {
  // Some letters decompose into an apostrophe and another one.
  const plain = foldLetters(name.replaceAll(apostrophes, '')).replaceAll(apostrophes, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '');
}

/** Whether a text can be somebody's whole name: two words of letters, one of which is more than an initial. */
export function isWholeName(text: string): boolean {
  const words = foldName(text);
  return (
    words.length > 1 && words.every((word) => /^\p{L}+$/u.test(word)) && words.some((word) => isWord(word))
  );
}

/**
 * - `equal`: the same words in any order, however they are joined or accented
 * - `near`: some words are missing, initials, cut off or have a slip of one letter, or others own the account as well
 * - `other`: somebody else, or nobody knows
 */
export type NameLikeness = 'equal' | 'near' | 'other';

/** Compares the owner of an account with a player. A given name and the surname have to be there for more than `other`. */
export function compareNames(
  player: { readonly name: string; readonly surname: string },
  owner: string,
): NameLikeness {
  const given = foldName(player.name);
  const family = foldName(player.surname);
  const words = foldName(owner);
  if (words.length === 0 || given.length === 0 || family.length === 0) return 'other';
  const own = [...given, ...family];
  const whole = words.join('');
  const isJoined = whole === [...given, ...family].join('') || whole === [...family, ...given].join('');
  if (isJoined || [...words].sort().join(' ') === [...own].sort().join(' ')) return 'equal';
  const matched = matchWords(own, words);
  const hasGiven = given.some((_, at) => matched.has(at));
  const fullFamily = family.some((_, at) => matched.get(given.length + at) === 'word');
  return hasGiven && fullFamily ? 'near' : 'other';
}

/** Which of the player's words the owner's stand for, each for one at most; words before initials. */
function matchWords(
  own: readonly string[],
  words: readonly string[],
): ReadonlyMap<number, 'word' | 'initial'> {
  const matched = new Map<number, 'word' | 'initial'>();
  for (const word of [...words].sort((one, other) => other.length - one.length)) {
    const free = (at: number) => !matched.has(at);
    const at = own.findIndex((mine, place) => free(place) && mine === word);
    const similar = at >= 0 ? at : own.findIndex((mine, place) => free(place) && isSimilar(mine, word));
    const initial = own.findIndex((mine, place) => free(place) && !isWord(word) && mine.startsWith(word));
    if (similar >= 0) matched.set(similar, isWord(word) ? 'word' : 'initial');
    else if (initial >= 0) matched.set(initial, 'initial');
  }
  return matched;
}

const isWord = (word: string): boolean => [...word].length > 1;

/** A word this long that is cut off still says who is meant. */
const CUT = 4;
/** In shorter ones a single letter makes another name. */
const SLIP = 5;

function isSimilar(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= CUT && long.startsWith(short)) return true;
  return short.length >= SLIP && long.length - short.length <= 1 && isOneSlip(short, long);
}

/** One letter more, another one, or two neighbours exchanged. */
function isOneSlip(short: string, long: string): boolean {
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [gone, came] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  return came.length < 2 || (came.length === 2 && gone === [...came].reverse().join(''));
}
