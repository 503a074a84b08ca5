import type { Card } from '../cards/card.ts';
import { RANKS } from '../cards/card.ts';
import { countRanks, createStraightTable, highestRanks, rankBitNamed, rankBitOf } from './rank-masks.ts';

/** What a hand of five cards is, the lowest first. */
export const POKER_HANDS = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;
export type PokerHand = (typeof POKER_HANDS)[number];

/** Orders hands: the class, then the ranks that make it, then the others. Equal values split a pot. */
export type PokerValue = number;

const RANK_BITS = 13;
const CLASS_BITS = 2 * RANK_BITS;
const LARGEST_MASK = (1 << RANK_BITS) - 1;

const straightTopOf = createStraightTable(5);
const ACE = rankBitNamed('A');

const [HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, ROYAL_FLUSH] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

/** @param kind position in `POKER_HANDS` @param main the ranks that make it @param others the ranks that then decide */
function valueOf(kind: number, main: number, others = 0): PokerValue {
  return (kind << CLASS_BITS) | (main << RANK_BITS) | others;
}

/** The value of the best five of 5 to 7 cards of one deck. */
export function pokerValueOf(cards: readonly Card[]): PokerValue {
  let [spades, hearts, diamonds, clubs] = [0, 0, 0, 0];
  for (const card of cards) {
    const bit = rankBitOf(card);
    if (card < RANKS.length) spades |= bit;
    else if (card < 2 * RANKS.length) hearts |= bit;
    else if (card < 3 * RANKS.length) diamonds |= bit;
    else clubs |= bit;
  }
  // Seven cards have no flush beside a full house or four of a kind.
  const suited = suitOfFlush(spades, hearts, diamonds, clubs);
  if (suited !== 0) {
    const top = straightTopOf(suited);
    if (top === ACE) return valueOf(ROYAL_FLUSH, top);
    return top > 0 ? valueOf(STRAIGHT_FLUSH, top) : valueOf(FLUSH, 0, highestRanks(suited, 5));
  }
  return valueOfRanks(spades, hearts, diamonds, clubs);
}

function suitOfFlush(spades: number, hearts: number, diamonds: number, clubs: number): number {
  if (countRanks(spades) >= 5) return spades;
  if (countRanks(hearts) >= 5) return hearts;
  if (countRanks(diamonds) >= 5) return diamonds;
  return countRanks(clubs) >= 5 ? clubs : 0;
}

/** Of cards without a flush, by the ranks of each suit. */
function valueOfRanks(a: number, b: number, c: number, d: number): PokerValue {
  const all = a | b | c | d;
  const pairs = (a & b) | (c & d) | ((a | b) & (c | d));
  if (pairs === 0) {
    const top = straightTopOf(all);
    return top > 0 ? valueOf(STRAIGHT, top) : valueOf(HIGH_CARD, 0, highestRanks(all, 5));
  }
  const quads = a & b & c & d;
  if (quads !== 0) return valueOf(QUADS, quads, highestRanks(all ^ quads, 1));
  const trips = (a & b & (c | d)) | (c & d & (a | b));
  const triple = highestRanks(trips, 1);
  if (triple !== 0 && pairs !== triple) return valueOf(FULL_HOUSE, triple, highestRanks(pairs ^ triple, 1));
  const top = straightTopOf(all);
  if (top > 0) return valueOf(STRAIGHT, top);
  if (triple !== 0) return valueOf(TRIPS, triple, highestRanks(all ^ triple, 2));
  const best = highestRanks(pairs, 2);
  return countRanks(best) === 2
    ? valueOf(TWO_PAIR, best, highestRanks(all ^ best, 1))
    : valueOf(PAIR, best, highestRanks(all ^ best, 3));
}

export function pokerHandOf(value: PokerValue): PokerHand {
  return POKER_HANDS[value >> CLASS_BITS] ?? 'high-card';
}

/** The ranks that make a hand what it is, such as that of a pair; none of a high card or a flush. */
export function mainRanksOf(value: PokerValue): number {
  return (value >> RANK_BITS) & LARGEST_MASK;
}

/** The least value of a class, or of a class made by certain ranks: a hand is at least a pair of fours from there. */
export function leastValueOf(hand: PokerHand, mainRanks = 0, others = 0): PokerValue {
  return valueOf(POKER_HANDS.indexOf(hand), mainRanks, others);
}
