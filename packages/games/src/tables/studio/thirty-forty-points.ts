import { type Card, rankOf } from '../../cards/card.ts';

/** A row is dealt until it has this many points. */
export const THIRTY_FORTY_GOAL = 31;
/** The most a row can have: a ten on thirty points. */
export const THIRTY_FORTY_MOST = 40;

const COURT_POINTS = 10;

/** An ace is 1, court cards are 10. */
export function thirtyFortyPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + Math.min(rankOf(card) + 1, COURT_POINTS), 0);
}
