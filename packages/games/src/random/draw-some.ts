import type { Draw } from './draw.ts';

/** So many of the items in the order in which they are drawn, each of the rest being as likely next. */
export function drawSome<Item>(items: readonly Item[], count: number, draw: Draw): Item[] {
  const left = [...items];
  return Array.from({ length: count }, () => {
    const index = draw(left.length);
    const drawn = left[index] as Item;
    left[index] = left.at(-1) as Item;
    left.pop();
    return drawn;
  });
}
