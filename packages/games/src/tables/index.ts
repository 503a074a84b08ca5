export * from './layouts.ts';
export { readSpotBets, type SpotBet } from './spots/bet.ts';
export { type SpotEdge, spotEdgesOf } from './spots/edges.ts';
export { settleSpots } from './spots/settle.ts';
export type { Spot, SpotGame, TableHistoryEntry } from './spots/spot-game.ts';
export { createRoulette, type RouletteResult } from './roulette/roulette.ts';
export { createMiniRoulette } from './roulette/mini-roulette.ts';
export { type AndarBaharResult, createAndarBahar } from './studio/andar-bahar.ts';
export { createCupOfCards } from './studio/cup-of-cards.ts';
export { createDiceDuel } from './studio/dice-duel.ts';
export { createHandDuel, type Throw } from './studio/hand-duel.ts';
export { createHandGame } from './studio/hand-game.ts';
export { createLastCard } from './studio/last-card.ts';
export { createOddsEvens } from './studio/odds-evens.ts';
export { createOverUnder } from './studio/over-under.ts';
export { createPickAColour } from './studio/pick-a-colour.ts';
export { createSnapCard } from './studio/snap-card.ts';
export { createTenSeconds } from './studio/ten-seconds.ts';
export { createThirtyForty, type ThirtyFortyResult } from './studio/thirty-forty.ts';
export { type BaccaratRules, createBaccarat } from './baccarat/baccarat.ts';
export type { BaccaratResult } from './baccarat/deal.ts';
export type { BaccaratOutcome } from './baccarat/outcomes.ts';
export { createDragonTiger, type DragonTigerResult } from './dragon-tiger/dragon-tiger.ts';
export { createSicBo } from './sic-bo/sic-bo.ts';
export type { Dice } from './sic-bo/spots.ts';
export { createMoneyWheel, type MoneyWheelResult, MONEY_WHEEL_CAP } from './money-wheel/money-wheel.ts';
export type { MoneyWheelOutcome } from './money-wheel/outcomes.ts';
export { type BoomLadderResult, createBoomLadder } from './boom-ladder/boom-ladder.ts';
export type { SweetBonus } from './sweet-wheel/bonus.ts';
export type { SweetOutcome } from './sweet-wheel/outcomes.ts';
export type { Sprinkle } from './sweet-wheel/sprinkle.ts';
export { createSweetWheel, type SweetWheelResult } from './sweet-wheel/sweet-wheel.ts';
export { actBlackjack, actForAbsentBlackjack, allowedBlackjackActions } from './blackjack/act.ts';
export { basicStrategy } from './blackjack/basic-strategy.ts';
export { dealBlackjack, drawShoe } from './blackjack/deal.ts';
export { finiteDeckEdge, insuranceEdge } from './blackjack/finite-deck/edge.ts';
export { infiniteDeckEdge, type InfiniteDeckRules } from './blackjack/infinite-deck/edge.ts';
export { BLACKJACK_RETURN } from './blackjack/play-blackjack.ts';
export {
  BLACKJACK_SEATS,
  type BlackjackAction,
  type BlackjackHand,
  type BlackjackMove,
  type BlackjackRound,
  type BlackjackSeat,
  type BlackjackTurn,
} from './blackjack/round.ts';
export { readBlackjackMove, readSeatBets, type SeatBet } from './blackjack/seat-bet.ts';
export { blackjackCostOf, type SeatPayout, settleBlackjack } from './blackjack/settle-blackjack.ts';
export { blackjackHistory, type BlackjackView, blackjackViewOf } from './blackjack/table-view.ts';
