import type { Card } from '../cards/card.ts';

/** Calls `visit` with every hand of `size` cards below `deck`, ascending. The array is the same each time. */
export function forEachHand(deck: number, size: number, visit: (cards: readonly Card[]) => void): void {
  const cards = Array.from({ length: size }, (_, index) => index);
  for (;;) {
    visit(cards);
    let last = size - 1;
    while (last >= 0 && cards[last] === deck - size + last) last--;
    if (last < 0) return;
    let next = (cards[last] ?? 0) + 1;
    for (; last < size; last++) cards[last] = next++;
  }
}
