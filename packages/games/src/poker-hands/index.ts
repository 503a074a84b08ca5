export { forEachHand } from './for-each-hand.ts';
export {
  leastValueOf,
  mainRanksOf,
  POKER_HANDS,
  type PokerHand,
  pokerHandOf,
  type PokerValue,
  pokerValueOf,
} from './poker-value.ts';
export { countRanks, rankBitNamed, rankBitOf, type RankMask, straightsOf } from './rank-masks.ts';
export {
  THREE_CARD_HANDS,
  type ThreeCardHand,
  threeCardHandOf,
  threeCardLeast,
  threeCardValueOf,
} from './three-card-value.ts';
export { countSuitVariants } from './suit-variants.ts';
