import { createRandom } from '@baize/art/random';

/** Seeded random numbers: the same seed gives the same catalogue on every machine. */
export interface Draw {
  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** FNV-1a over UTF-16 units: 32 bits, stable, good enough to derive seeds from names. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash >>> 0;
}

/** Never used for anything that involves money. */
export function createDraw(seed: number): Draw {
  const { next: fraction } = createRandom(seed);
  const integer = (low: number, high: number): number => low + Math.floor(fraction() * (high - low + 1));
  return {
    fraction,
    integer,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    shuffle<Item>(items: readonly Item[]): Item[] {
      return items
        .map((item) => ({ item, place: fraction() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item);
    },
  };
}
