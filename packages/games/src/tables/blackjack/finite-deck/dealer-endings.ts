/** Cards that the dealer may draw to a first card, in some order. */
export interface DealerEnding {
  /** Points and the number of cards that have them. */
  readonly drawn: readonly (readonly [points: number, cards: number])[];
  /** In how many orders the dealer draws them. */
  readonly orders: number;
  /** 17 to 21, or 22 for a bust. */
  readonly total: number;
}

const STANDS = 17;
const BUST = 22;

/** All endings of a dealer who stands on 17, soft ones included, without blackjacks. */
export function dealerEndings(card: number): DealerEnding[] {
  const endings = new Map<string, { counts: readonly number[]; orders: number; total: number }>();
  const draw = (counts: readonly number[], points: number, hasAce: boolean, cards: number): void => {
    const total = hasAce && points <= 11 ? points + 10 : points;
    if (cards === 2 && total === 21) return;
    if (total >= STANDS) {
      const key = counts.join();
      const found = endings.get(key);
      if (found) found.orders += 1;
      else endings.set(key, { counts, orders: 1, total: Math.min(total, BUST) });
      return;
    }
    for (let next = 1; next <= 10; next++) {
      draw(counts.with(next, (counts[next] ?? 0) + 1), points + next, hasAce || next === 1, cards + 1);
    }
  };
  draw(
    Array.from({ length: 11 }, () => 0),
    card,
    card === 1,
    1,
  );
  return [...endings.values()].map(({ counts, orders, total }) => ({
    drawn: [...counts.entries()].filter(([, cards]) => cards > 0),
    orders,
    total,
  }));
}
