export { forEachHand } from './for-each-hand.ts';
export { leastValueOf, mainRanksOf, type PokerHand, pokerHandOf, pokerValueOf } from './poker-value.ts';
export { countRanks, rankBitNamed, rankBitOf, straightsOf } from './rank-masks.ts';
export { threeCardHandOf, threeCardLeast, threeCardValueOf } from './three-card-value.ts';
export { countSuitVariants } from './suit-variants.ts';
