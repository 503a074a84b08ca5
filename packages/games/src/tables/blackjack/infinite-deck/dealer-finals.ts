/** Chances of a card's points in an endless shoe: an ace counts 1, and four ranks of thirteen count 10. */
export const CARD_CHANCES: readonly (readonly [points: number, chance: number])[] = Array.from(
  { length: 10 },
  (_, index) => [index + 1, index === 9 ? 4 / 13 : 1 / 13],
);

/** A total without the ten of an ace, and whether the hand has one. */
export interface Total {
  readonly points: number;
  readonly hasAce: boolean;
}

/** The total that counts: an ace is 11 if that doesn't go over 21. */
export function bestOf({ points, hasAce }: Total): number {
  return hasAce && points <= 11 ? points + 10 : points;
}

export function addCard({ points, hasAce }: Total, card: number): Total {
  return { points: points + card, hasAce: hasAce || card === 1 };
}

/** How a dealer's hand ends; `bust` and `blackjack` as said, otherwise the total. */
export type DealerFinal = 17 | 18 | 19 | 20 | 21 | 'bust' | 'blackjack';
export type DealerChances = ReadonlyMap<DealerFinal, number>;

/** How the dealer's hand ends with a first card, before the dealer has looked for a blackjack. @param card points, 1 for an ace */
export function dealerChances(card: number, hitsSoft17: boolean): DealerChances {
  const chances = new Map<DealerFinal, number>();
  const draw = (hand: Total, cards: number, chance: number): void => {
    const final = finalOf(hand, cards, hitsSoft17);
    if (final !== null) {
      chances.set(final, (chances.get(final) ?? 0) + chance);
      return;
    }
    for (const [points, share] of CARD_CHANCES) draw(addCard(hand, points), cards + 1, chance * share);
  };
  draw({ points: card, hasAce: card === 1 }, 1, 1);
  return chances;
}

/** Null if the dealer draws. */
function finalOf(hand: Total, cards: number, hitsSoft17: boolean): DealerFinal | null {
  const total = bestOf(hand);
  if (total > 21) return 'bust';
  if (total === 21) return cards === 2 ? 'blackjack' : 21;
  if (total === 17 && hitsSoft17 && hand.points === 7) return null;
  return total === 17 || total === 18 || total === 19 || total === 20 ? total : null;
}
