/*
 * What a page draws of the tables, and the limits it shows; nothing of Node.
 */
export { JOKER, RANKS, rankOf, suitOf } from '../cards/card.ts';
export { baccaratPointsOf } from './baccarat/rules.ts';
export { handValueOf } from './blackjack/hand-value.ts';
export { leaveLadderAt } from './boom-ladder/boom-ladder.ts';
export { BOOM_LADDER, type Rung } from './boom-ladder/ladder.ts';
export { MONEY_WHEEL, type MoneyWheelNumber, type MoneyWheelSegment } from './money-wheel/wheel.ts';
export { type AnnouncedBet, announcedBets } from './roulette/announced-bets.ts';
export {
  MINI_ROULETTE_LAYOUT,
  ROULETTE_LAYOUT,
  type RouletteKind,
  type RouletteSpot,
} from './roulette/layout.ts';
export { MINI_ROULETTE_WHEEL, ROULETTE_WHEEL, rouletteColorOf } from './roulette/wheel.ts';
export { SIC_BO_PAYS, type SicBoPays } from './sic-bo/pays.ts';
export {
  findLimitProblem,
  type LimitProblem,
  limitProblemOf,
  type SpotLimitProblem,
  spotLimitsOf,
} from './spots/limits.ts';
export { SWEET_WHEEL, type SweetSegment } from './sweet-wheel/segments.ts';
export { type BallColour, ballColours, COLOUR_BALLS } from './studio/colour-balls.ts';
export { compareHands, type Hand, HANDS } from './studio/hands.ts';
export { thirtyFortyPoints } from './studio/thirty-forty-points.ts';
