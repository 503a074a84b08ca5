import { type Card, rankOf } from '../../cards/card.ts';

const TEN = 10;
export const TWENTY_ONE = 21;

/** A total; it is soft if an ace counts as 11. */
export interface HandValue {
  readonly total: number;
  readonly isSoft: boolean;
}

/** 1 for an ace, 10 for tens and court cards. */
export function pointsOfCard(card: Card): number {
  return Math.min(rankOf(card) + 1, TEN);
}

/** The value of a hand, with one ace as 11 if that doesn't go over 21. */
export function handValueOf(cards: readonly Card[]): HandValue {
  let total = 0;
  let hasAce = false;
  for (const card of cards) {
    const points = pointsOfCard(card);
    total += points;
    hasAce ||= points === 1;
  }
  const isSoft = hasAce && total + TEN <= TWENTY_ONE;
  return { total: isSoft ? total + TEN : total, isSoft };
}

/** An ace and a ten as the first two cards. After a split they are 21 like any other, which the caller has to know. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && handValueOf(cards).total === TWENTY_ONE;
}

export function isBust(cards: readonly Card[]): boolean {
  return handValueOf(cards).total > TWENTY_ONE;
}
