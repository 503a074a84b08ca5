import { type Card, rankOf } from '../../cards/card.ts';

const TEN_RANK = 9;
const NATURAL = 8;

/** Points of a rank: an ace has one, tens and court cards none. */
export function pointsOfRank(rank: number): number {
  return rank >= TEN_RANK ? 0 : rank + 1;
}

/** The last digit of the sum. */
export function baccaratPointsOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOfRank(rankOf(card)), 0) % 10;
}

/** With 8 or 9 points in two cards of either hand, nobody draws. */
export function isNatural(playerPoints: number, bankerPoints: number): boolean {
  return playerPoints >= NATURAL || bankerPoints >= NATURAL;
}

export function playerDraws(points: number): boolean {
  return points <= 5;
}

/** @param third points of the player's third card; undefined if the player stood */
export function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  // From 4 points on, the banker draws against 2 to 7, 4 to 7, 6 to 7.
  return points <= 6 && third >= 2 * (points - 3) && third <= 7;
}
