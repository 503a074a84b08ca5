import type { Hundredths } from '../bets/pay.ts';
import { type Card, suitOf } from '../cards/card.ts';

/** `first` is heads or red, `second` is tails or black. */
export const sides = ['first', 'second'] as const;
export type Side = (typeof sides)[number];

/** What a right guess pays: each side comes with a chance of a half, so the return is 97 %. */
export const SIDE_PAYS: Hundredths = 194;

export function sideOfCard(card: Card): Side {
  const suit = suitOf(card);
  return suit === 'hearts' || suit === 'diamonds' ? 'first' : 'second';
}
