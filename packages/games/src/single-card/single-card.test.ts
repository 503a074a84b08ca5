import { describe, expect, it } from 'vitest';

import { fraction } from '../exact/fraction.ts';
import { readInstantBet } from '../instant/instant-bet.ts';
import { provableInstant } from '../instant/instant-game.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { cardGuesses, cardsOfGuess, guessPays, isGuessRight } from './card-guesses.ts';
import { singleCard } from './single-card.ts';

const ACE_OF_SPADES = 0;
const SIX_OF_HEARTS = 13 + 5;
const SEVEN_OF_CLUBS = 39 + 6;
const JACK_OF_DIAMONDS = 26 + 10;
const JOKER = 52;

describe('a guess', () => {
  it.each([
    ['red', 26, 200],
    ['black', 26, 200],
    ['low', 24, 216],
    ['high', 24, 216],
    ['face', 12, 433],
    ['hearts', 13, 400],
    ['7', 4, 1_300],
    ['A', 4, 1_300],
    ['joker', 1, 5_200],
  ] as const)('of %s is right about %i of 53 cards and pays %i hundredths', (guess, cards, pays) => {
    expect([cardsOfGuess(guess), guessPays(guess)]).toEqual([cards, pays]);
    expect(singleCard.mathOf({ guess }).returns).toEqual(fraction(BigInt(cards * pays), 5_300n));
  });
  it.each([
    [ACE_OF_SPADES, ['black', 'low', 'spades', 'A']],
    [SIX_OF_HEARTS, ['red', 'low', 'hearts', '6']],
    [SEVEN_OF_CLUBS, ['black', 'clubs', '7']],
    [JACK_OF_DIAMONDS, ['red', 'high', 'face', 'diamonds', 'J']],
    [JOKER, ['joker']],
  ])('about card %i is right if it is one of %j', (card, right) => {
    expect(cardGuesses.filter((guess) => isGuessRight(guess, card))).toEqual(right);
    for (const guess of cardGuesses)
      expect(singleCard.pays({ guess }, { card })).toBe(right.includes(guess) ? guessPays(guess) : 0);
  });
});

it('each of 53 cards is as likely as any other', () => {
  const asked: number[] = [];
  const last = (below: number) => asked.push(below) && below - 1;
  expect([singleCard.draw({ guess: 'red' }, last), asked]).toEqual([{ card: JOKER }, [53]]);
});

it.each(provableInstant(singleCard))('the return is that of play: $name', (bet) => {
  expect(playMany(bet, createSeededDraw(bet.name), 4_000).verdict).toBe('proven');
});

it('a bet has one of the guesses', () => {
  const limits = { minMinor: 100n, maxMinor: 1_000n };
  expect(readInstantBet(singleCard, { guess: 'joker', stakeMinor: '500' }, limits).choice).toEqual({
    guess: 'joker',
  });
  expect(() => readInstantBet(singleCard, { guess: '1', stakeMinor: '500' }, limits)).toThrow('one of');
});
