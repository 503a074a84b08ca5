import type { Card } from '../cards/card.ts';
import { suitOf } from '../cards/card.ts';
import type { PokerValue } from './poker-value.ts';
import { countRanks, createStraightTable, rankBitOf } from './rank-masks.ts';

/** What a hand of three cards is, the lowest first: a straight is rarer than a flush, three of a kind rarer than both. */
export const THREE_CARD_HANDS = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
] as const;
export type ThreeCardHand = (typeof THREE_CARD_HANDS)[number];

const RANK_BITS = 13;
const CLASS_BITS = 2 * RANK_BITS;
const straightTopOf = createStraightTable(3);

/** The value of exactly three cards of one deck, in the order of three-card poker. */
export function threeCardValueOf([one = 0, two = 0, three = 0]: readonly Card[]): PokerValue {
  const [a, b, c] = [rankBitOf(one), rankBitOf(two), rankBitOf(three)];
  const all = a | b | c;
  const distinct = countRanks(all);
  if (distinct === 1) return threeCardLeast('three-of-a-kind', all);
  if (distinct === 2) {
    const pair = a === b || a === c ? a : b;
    return threeCardLeast('pair', pair, all ^ pair);
  }
  const isFlush = suitOf(one) === suitOf(two) && suitOf(one) === suitOf(three);
  const top = straightTopOf(all);
  if (top > 0) return threeCardLeast(isFlush ? 'straight-flush' : 'straight', top);
  return threeCardLeast(isFlush ? 'flush' : 'high-card', 0, all);
}

export function threeCardHandOf(value: PokerValue): ThreeCardHand {
  return THREE_CARD_HANDS[value >> CLASS_BITS] ?? 'high-card';
}

/** The least value of a class, of ranks that make it and of ranks beside them. */
export function threeCardLeast(hand: ThreeCardHand, mainRanks = 0, others = 0): PokerValue {
  return (THREE_CARD_HANDS.indexOf(hand) << CLASS_BITS) | (mainRanks << RANK_BITS) | others;
}
