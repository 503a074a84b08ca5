const HEADS = [
  'ka',
  'bor',
  'ze',
  'mi',
  'tal',
  'ru',
  'ven',
  'os',
  'dra',
  'li',
  'xan',
  'ho',
  'pe',
  'sul',
  'ga',
  'ny',
];
const TAILS = [
  'ros',
  'dan',
  'mira',
  'tek',
  'lon',
  'via',
  'rin',
  'sha',
  'gard',
  'nel',
  'tus',
  'bay',
  'cora',
  'del',
];
/** One game in this many has a proper name besides the words that all catalogues share. */
const EVERY = 4;
/** Exponent of the number of distinct names among n drawn ones, as in a growing text (Heaps' law). */
const GROWTH = { factor: 6, power: 0.6 };

/** Invented proper names, in a fixed order. */
function properName(number: number): string {
  const [first, second, third] = [number % 16, Math.floor(number / 16) % 14, Math.floor(number / 224) % 16];
  const middle = number < 224 ? '' : (HEADS[third] ?? '');
  const text = `${HEADS[first] ?? ''}${middle}${TAILS[second] ?? ''}`;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** A deterministic pseudo-random number in [0, 1). */
function chance(place: number): number {
  const mixed = Math.imul(place ^ (place >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
}

/**
 * The proper name of the game at an index, if it has one. The vocabulary grows more slowly than the catalogue; older
 * names are used by more games, and a new one is used by the game that introduced it.
 */
export function properNameAt(place: number): string | undefined {
  if (place % EVERY !== 0) return undefined;
  const knownAfter = (drawn: number) => Math.ceil(GROWTH.factor * drawn ** GROWTH.power);
  const drawn = place / EVERY;
  const [before, known] = [knownAfter(drawn), knownAfter(drawn + 1)];
  return properName(known > before ? known - 1 : Math.floor(known * chance(place) ** 3));
}
