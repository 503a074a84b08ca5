export { type Card, RANKS, rankOf, SUITS, suitOf } from './card.ts';
export { drawCards, newShoe } from './shoe.ts';
