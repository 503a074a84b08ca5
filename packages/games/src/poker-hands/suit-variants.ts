import { type Card, CARDS_PER_DECK, RANKS } from '../cards/card.ts';

const SUIT_ORDERS = 24;

/** How many hands one stands for that is first among those with its ranks and other suits; 0 for all others. */
export function countSuitVariants(cards: readonly Card[]): number {
  const suits = new Uint16Array(4);
  for (const card of cards) {
    const suit = Math.floor(card / RANKS.length);
    if (card < CARDS_PER_DECK) suits[suit] = (suits[suit] ?? 0) | (1 << (card % RANKS.length));
  }
  let same = 1;
  let run = 1;
  for (let suit = 1; suit < suits.length; suit++) {
    const [before, now] = [suits[suit - 1] ?? 0, suits[suit] ?? 0];
    if (now > before) return 0;
    run = now === before ? run + 1 : 1;
    same *= run;
  }
  return SUIT_ORDERS / same;
}
