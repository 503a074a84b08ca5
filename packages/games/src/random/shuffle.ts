import type { Draw } from './draw.ts';

/** A shuffled copy, by Fisher and Yates from the end. */
export function shuffle<Item>(items: readonly Item[], draw: Draw): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    const item = shuffled[last] as Item;
    shuffled[last] = shuffled[other] as Item;
    shuffled[other] = item;
  }
  return shuffled;
}
