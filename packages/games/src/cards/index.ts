export { type Card, JOKER, RANKS, rankOf, SUITS, suitOf } from './card.ts';
export { drawCards, newShoe } from './shoe.ts';
