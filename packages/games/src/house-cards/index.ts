export {
  type CardChoice,
  type CardGame,
  type CardMove,
  type CardPart,
  type CardRound,
  type CardRow,
  type CardView,
  type PayLines,
} from './card-game.ts';
export { cardReturns } from './card-returns.ts';
export { cardGames, type CardPlay, isCardPlay } from './card-games.ts';
export {
  antesOf,
  type CardBet,
  drawCardRound,
  finishCardRound,
  leastMove,
  readCardBet,
  readCardMove,
  settleCardRound,
  stakedAntes,
} from './play-round.ts';
