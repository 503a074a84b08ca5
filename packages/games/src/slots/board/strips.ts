import { codeOf, type SlotSymbol } from '../symbols.ts';

/**
 * One cyclic strip per reel, a letter for each symbol. A stop shows its symbol in the top row and the following ones
 * below it; tumbles refill with those before it.
 */
export type StripSet = readonly string[];

/**
 * Lays a strip of the symbols in its contents: `'W1 a2 K5x2'` is one wild, two of the best picture and five pairs of kings.
 * Equal symbols, or their stacks, are spread evenly, so that a strip needs no other data than what is on it.
 *
 * @throws RangeError if a part cannot be read
 */
export function layStrip(contents: string): string {
  const stacks = contents.split(' ').flatMap((part, index) => {
    const [, symbol = '', count, size] = /^(\w)(\d+)(?:x(\d+))?$/.exec(part) ?? [];
    if (count === undefined) throw new RangeError(`a strip has no part like ${part}`);
    codeOf(symbol);
    // The golden ratio keeps symbols of equal counts apart.
    const phase = ((index + 1) * 0.618_033_988_75) % 1;
    return Array.from({ length: Number(count) }, (_, stack) => ({
      position: (stack + phase) / Number(count),
      symbols: symbol.repeat(Number(size ?? 1)),
    }));
  });
  return stacks
    .toSorted((one, other) => one.position - other.position)
    .map(({ symbols }) => symbols)
    .join('');
}

/** Lays the strips of all reels. */
export function layStrips(...reels: readonly string[]): StripSet {
  return reels.map((contents) => layStrip(contents));
}

/** Lays the strips of reels that are all alike. */
export function layAlike(reels: number, contents: string): StripSet {
  return Array.from({ length: reels }, () => layStrip(contents));
}

/**
 * A strip set in which one symbol of a kind has become another on these reels, as in `exchange(strips, 'J', 'a', [0, 2])`.
 * All other symbols keep their positions.
 */
export function exchange(
  strips: StripSet,
  from: SlotSymbol,
  to: SlotSymbol,
  reels: readonly number[],
): StripSet {
  return strips.map((strip, reel) => (reels.includes(reel) ? strip.replace(from, to) : strip));
}

/** The strips as codes of symbols. */
export function encodeStrips(strips: StripSet): Uint8Array[] {
  return strips.map((strip) => Uint8Array.from(strip, codeOf));
}
