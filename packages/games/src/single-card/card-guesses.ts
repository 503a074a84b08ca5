import type { Hundredths } from '../bets/pay.ts';
import { type Card, CARDS_PER_DECK, JOKER, RANKS, rankOf, SUITS, suitOf } from '../cards/card.ts';

/** The deck has a joker besides its 52 cards. */
export const CARDS_WITH_JOKER = CARDS_PER_DECK + 1;

const colours = ['red', 'black'] as const;
const spans = ['low', 'high', 'face'] as const;

export const cardGuesses = [...colours, ...spans, ...SUITS, ...RANKS, 'joker'] as const;
export type CardGuess = (typeof cardGuesses)[number];

const SEVEN = RANKS.indexOf('7');
const JACK = RANKS.indexOf('J');

/** Whether a guess is right about a card: low is ace to six, high eight to king, and face jack to king. */
export function isGuessRight(guess: CardGuess, card: Card): boolean {
  if (card === JOKER) return guess === 'joker';
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const isRed = suit === 'hearts' || suit === 'diamonds';
  switch (guess) {
    case 'red':
      return isRed;
    case 'black':
      return !isRed;
    case 'low':
      return rank < SEVEN;
    case 'high':
      return rank > SEVEN;
    case 'face':
      return rank >= JACK;
    default:
      return guess === suit || guess === RANKS[rank];
  }
}

/** The cards of the deck about which a guess is right. */
export function cardsOfGuess(guess: CardGuess): number {
  return Array.from({ length: CARDS_WITH_JOKER }, (_, card) => card).filter((card) =>
    isGuessRight(guess, card),
  ).length;
}

/** What a right guess would pay fairly if there were no joker, rounded down to hundredths: the joker is the edge. */
export function guessPays(guess: CardGuess): Hundredths {
  return Math.floor((CARDS_PER_DECK * 100) / cardsOfGuess(guess));
}
