import { betMathOf } from '../bets/bet-math.ts';
import { readChoice } from '../bets/read-bets.ts';
import type { Card } from '../cards/card.ts';
import type { InstantGame } from '../instant/instant-game.ts';
import {
  type CardGuess,
  cardGuesses,
  cardsOfGuess,
  CARDS_WITH_JOKER,
  guessPays,
  isGuessRight,
} from './card-guesses.ts';

export interface SingleCardChoice {
  readonly guess: CardGuess;
}

/** The card that was drawn, 52 being the joker. JSON as it is. */
export interface SingleCardResult {
  readonly card: Card;
}

/** One card of a full deck with a joker, and a guess about it. */
export const singleCard: InstantGame<SingleCardChoice, SingleCardResult> = {
  name: 'single-card',
  fields: ['guess'],
  readChoice: ({ guess }) => ({ guess: readChoice(guess, cardGuesses) }),
  topPay: ({ guess }) => guessPays(guess),
  draw: (_, draw) => ({ card: draw(CARDS_WITH_JOKER) }),
  pays: ({ guess }, { card }) => (isGuessRight(guess, card) ? guessPays(guess) : 0),
  mathOf({ guess }) {
    const right = cardsOfGuess(guess);
    return betMathOf([
      { weight: BigInt(right), pays: guessPays(guess) },
      { weight: BigInt(CARDS_WITH_JOKER - right), pays: 0 },
    ]);
  },
  stated: cardGuesses.map((guess) => ({ guess })),
  proven: (['red', 'low', 'face', 'hearts', '7', 'joker'] as const).map((guess) => [guess, { guess }]),
};
