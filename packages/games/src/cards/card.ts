/** A card as a number from 0 to 51, suit × 13 + rank, so that hands are plain JSON. Cards of several decks are equal. */
export type Card = number;

/** Ranks by their numbers: 0 is an ace, 12 a king. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

export const CARDS_PER_DECK = RANKS.length * SUITS.length;

/** A card without rank and suit, in packs that have one. */
export const JOKER: Card = CARDS_PER_DECK;

/** 0 to 12. */
export function rankOf(card: Card): number {
  return card % RANKS.length;
}

export function suitOf(card: Card): (typeof SUITS)[number] {
  return SUITS[Math.floor(card / RANKS.length)] ?? 'spades';
}
