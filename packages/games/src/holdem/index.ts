export { type DeckSeal, openCards, sealDeck } from './deck-seal.ts';
export { type HandName, nameHand } from './hand-name.ts';
export type { HandEvent } from './hand-events.ts';
export { type HandState, type Positions, seatToAct, type Street } from './hand-state.ts';
export { type LegalActions, type PokerDecision } from './legal-actions.ts';
export { chooseForHouse, OPPONENT_STYLES, type OpponentStyle } from './opponents.ts';
export { cardsSeenBy, type PokerHandPlay } from './play-hand.ts';
export { type BestHand, bestHandOf, POKER_GAMES, type PokerGame } from './poker-game.ts';
export { PokerRefusal, type PokerRefusalReason } from './poker-refusal.ts';
export {
  addChips,
  type Departure,
  isHandRunning,
  leaveTable,
  openPokerTable,
  type PokerTable,
  returnToSeat,
  sitDown,
  sitIn,
  sitOut,
  takeDepartures,
} from './poker-table.ts';
export { playAgain, replayHand } from './replay-hand.ts';
export type { Pot, Share } from './side-pots.ts';
export {
  actAtTable,
  cancelPokerHand,
  dealPokerHand,
  expirePokerTurn,
  nextDealOf,
  pokerTurnClockOf,
  type TurnClock,
} from './table-hands.ts';
export { checkTableRules, type RakeRules, type TableRules } from './table-rules.ts';
export { eventsSeenBy, type HandView, type PokerView, pokerViewOf, type SeatView } from './table-view.ts';
export {
  areCardsOf,
  type CardsOpening,
  dealtPositionsOf,
  type DeckOpening,
  isDeckOf,
} from './verify-deck.ts';
