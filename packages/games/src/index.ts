export * from './cards/index.ts';
export * from './bingo/index.ts';
export * from './crash/index.ts';
export * from './crash/shared/index.ts';
export * from './football/index.ts';
export * from './keno/index.ts';
export * from './lucky-wheel/index.ts';
export * from './mines/index.ts';
export * from './plinko/index.ts';
export * from './race/index.ts';
export { createSecureDraw, createSeededDraw, type Draw } from './random/draw.ts';
export { createFastDraw } from './random/fast-draw.ts';
export { shuffle } from './random/shuffle.ts';
export { slotModels } from './slots/models/slot-models.ts';
export { figuresOf, richWeightFor, type SlotFigures } from './slots/measures/figures.ts';
export { playMany, type ReturnProof } from './slots/measures/play-many.ts';
export { playSlot, type SlotVariant, WEIGHT_SCALE } from './slots/play-slot.ts';
export { cellsOf, fallInto, type Frame, replay, RESPINS } from './slots/script/replay.ts';
export type * from './slots/script/script.ts';
export type { Mechanic, SlotModel } from './slots/slot-model.ts';
export { SYMBOLS, type SlotSymbol } from './slots/symbols.ts';
export { prizeMinor, UNITS_PER_STAKE } from './slots/units.ts';
export type { Volatility } from './slots/measures/measures.ts';
export { type Fraction, toNumber, toPercent } from './tables/exact/fraction.ts';
export type { ReturnProof } from './tables/exact/judge-return.ts';
export { type Bet, parseAmount, parseBet, parseBets } from './tables/spots/bet.ts';
export { edgesOf, type SpotEdge } from './tables/spots/edges.ts';
export {
  type BetLimits,
  findLimitProblem,
  type LimitProblem,
  limitProblemOf,
  limitsOf,
  type SpotLimitProblem,
} from './tables/spots/limits.ts';
export { playMany } from './tables/spots/play-many.ts';
export { settle } from './tables/spots/settle.ts';
export type { HistoryEntry, Spot, SpotGame } from './tables/spots/spot-game.ts';
export { type AnnouncedBet, announcedBets } from './tables/roulette/announced-bets.ts';
export { ROULETTE_LAYOUT, type RouletteKind, type RouletteSpot } from './tables/roulette/layout.ts';
export { createRoulette, type RouletteResult } from './tables/roulette/roulette.ts';
export { colorOf, ROULETTE_WHEEL } from './tables/roulette/wheel.ts';
export { type Card, RANKS, rankOf, SUITS, suitOf } from './cards/card.ts';
export { drawCards, newShoe } from './cards/shoe.ts';
export { type BaccaratRules, createBaccarat } from './tables/baccarat/baccarat.ts';
export type { BaccaratResult } from './tables/baccarat/deal.ts';
export type { BaccaratOutcome } from './tables/baccarat/outcomes.ts';
export { pointsOf } from './tables/baccarat/rules.ts';
export { createDragonTiger, type DragonTigerResult } from './tables/dragon-tiger/dragon-tiger.ts';
export { createSicBo } from './tables/sic-bo/sic-bo.ts';
export { SIC_BO_PAYS, type SicBoPays } from './tables/sic-bo/pays.ts';
export { type Dice } from './tables/sic-bo/spots.ts';
export { createMoneyWheel, type MoneyWheelResult, MULTIPLIER_CAP } from './tables/money-wheel/money-wheel.ts';
export type { MoneyWheelOutcome } from './tables/money-wheel/outcomes.ts';
export { MONEY_WHEEL, type WheelNumber, type WheelSegment } from './tables/money-wheel/wheel.ts';
export { type BoomLadderResult, createBoomLadder, leaveAt } from './tables/boom-ladder/boom-ladder.ts';
export { LADDER, type Rung } from './tables/boom-ladder/ladder.ts';
export type { SweetBonus } from './tables/sweet-wheel/bonus.ts';
export type { SweetOutcome } from './tables/sweet-wheel/outcomes.ts';
export { SWEET_WHEEL, type SweetSegment } from './tables/sweet-wheel/segments.ts';
export type { Sprinkle } from './tables/sweet-wheel/sprinkle.ts';
export { createSweetWheel, type SweetWheelResult } from './tables/sweet-wheel/sweet-wheel.ts';
export { act, actForAbsent, allowedActions } from './tables/blackjack/act.ts';
export { basicStrategy } from './tables/blackjack/basic-strategy.ts';
export { dealBlackjack, drawShoe } from './tables/blackjack/deal.ts';
export { finiteDeckEdge } from './tables/blackjack/finite-deck/edge.ts';
export { valueOf } from './tables/blackjack/hand-value.ts';
export { infiniteDeckEdge, type InfiniteDeckRules } from './tables/blackjack/infinite-deck/edge.ts';
export { BLACKJACK_RETURN, playManyBlackjack } from './tables/blackjack/play-blackjack.ts';
export {
  type BlackjackAction,
  type BlackjackHand,
  type BlackjackMove,
  type BlackjackRound,
  type BlackjackSeat,
  type BlackjackTurn,
  SEATS,
} from './tables/blackjack/round.ts';
export { parseMove, parseSeatBet, parseSeatBets, type SeatBet } from './tables/blackjack/seat-bet.ts';
export { costOf, type SeatPayout, settleBlackjack } from './tables/blackjack/settle-blackjack.ts';
export { blackjackHistory, type BlackjackView, viewOf } from './tables/blackjack/table-view.ts';
export * from './tables/index.ts';
