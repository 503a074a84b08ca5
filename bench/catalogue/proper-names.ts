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
/** One game of so many bears a name of its own beside the words that all catalogues share. */
const EVERY = 4;
/** Of n names drawn so many are different: words of a growing text grow by such a power (Heaps). */
const GROWTH = { factor: 6, power: 0.6 };

/** A heroine, a town, a ship: names that no other words are made of, in the order in which catalogues invent them. */
function properName(number: number): string {
  const [first, second, third] = [number % 16, Math.floor(number / 16) % 14, Math.floor(number / 224) % 16];
  const middle = number < 224 ? '' : (HEADS[third] ?? '');
  const text = `${HEADS[first] ?? ''}${middle}${TAILS[second] ?? ''}`;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** A number from 0 up to 1 that looks like chance and is the same each time. */
function chance(place: number): number {
  const mixed = Math.imul(place ^ (place >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
}

/**
 * The proper name of the game at a place, if it has one. The vocabulary grows with the catalogue, more slowly than
 * it; the older a name, the more games bear it, and each new one is borne by the game that brought it.
 */
export function properNameAt(place: number): string | undefined {
  if (place % EVERY !== 0) return undefined;
  const knownAfter = (drawn: number) => Math.ceil(GROWTH.factor * drawn ** GROWTH.power);
  const drawn = place / EVERY;
  const [before, known] = [knownAfter(drawn), knownAfter(drawn + 1)];
  return properName(known > before ? known - 1 : Math.floor(known * chance(place) ** 3));
}
