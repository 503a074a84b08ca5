import type { SlotModel } from '../slots/slot-model.ts';

/** Everything but slots that games of the catalogue play. A launch names it, as it names the model of a slot. */
export const housePlays = [
  'tables/roulette',
  'tables/french-roulette',
  'tables/blackjack',
  'tables/baccarat',
  'tables/no-commission-baccarat',
  'tables/dragon-tiger',
  'tables/sic-bo',
  'tables/money-wheel',
  'tables/sweet-wheel',
  'tables/boom-ladder',
  'tables/mini-roulette',
  'tables/snap-card',
  'tables/hand-game',
  'tables/odds-evens',
  'tables/pick-a-colour',
  'tables/ten-seconds',
  'tables/over-under',
  'tables/thirty-forty',
  'tables/dice-duel',
  'tables/andar-bahar',
  'tables/hand-duel',
  'tables/cup-of-cards',
  'tables/last-card',
  'crash',
  'bingo/75',
  'bingo/90',
  'keno',
  'lucky-wheel',
  'mines',
  'plinko',
  'climb/tower',
  'climb/slope',
  'climb/roofs',
  'climb/road',
  'dice-100',
  'threshold',
  'wheel-54',
  'scratch',
  'number-hunt',
  'single-card',
  'race',
  'football',
  'cards/jacks-or-better',
  'cards/jacks-and-up',
  'cards/joker-poker',
  'cards/closed-poker',
  'cards/three-card-poker',
  'cards/red-dog',
  'cards/casino-holdem',
  'cards/two-hand-holdem',
  'cards/caribbean-stud',
  'cards/royal-night',
] as const;

export type HousePlay = (typeof housePlays)[number];

/** What a slot plays: `slots/bold-ten`. */
export function slotPlayOf({ id }: SlotModel): string {
  return `slots/${id}`;
}
