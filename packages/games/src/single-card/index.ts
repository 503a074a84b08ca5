export { type SingleCardChoice, type SingleCardResult, singleCard } from './single-card.ts';
export {
  type CardGuess,
  cardGuesses,
  CARDS_WITH_JOKER,
  cardsOfGuess,
  guessPays,
  isGuessRight,
} from './card-guesses.ts';
