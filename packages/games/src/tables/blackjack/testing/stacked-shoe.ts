import { type Card, RANKS } from '../../../cards/card.ts';

/** Cards by their ranks, such as `A 10 7 K`, all of spades, followed by fours. */
export function stackedShoe(ranks: string): Card[] {
  const cards = ranks.split(' ').map((rank) => RANKS.findIndex((name) => name === rank));
  return [...cards, ...Array.from({ length: 60 }, () => 3)];
}
