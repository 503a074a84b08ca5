import type { Draw } from '../random/draw.ts';
import { type Card, CARDS_PER_DECK } from './card.ts';

/** All cards of some decks, in order. */
export function newShoe(decks: number): Card[] {
  return Array.from({ length: decks * CARDS_PER_DECK }, (_, position) => position % CARDS_PER_DECK);
}

/**
 * The first cards of a freshly shuffled shoe, without shuffling the rest of it.
 *
 * @throws RangeError if the shoe has fewer cards
 */
export function drawCards({ decks, count }: { decks: number; count: number }, draw: Draw): Card[] {
  const size = decks * CARDS_PER_DECK;
  if (count > size) throw new RangeError(`${decks} decks do not have ${count} cards`);
  const positions: number[] = [];
  while (positions.length < count) {
    const position = draw(size);
    if (!positions.includes(position)) positions.push(position);
  }
  return positions.map((position) => position % CARDS_PER_DECK);
}
