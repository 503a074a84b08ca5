import type { Card } from '../../cards/card.ts';
import { newShoe } from '../../cards/shoe.ts';
import type { Draw } from '../../random/draw.ts';
import { shuffle } from '../../random/shuffle.ts';
import { advance } from './advance.ts';
import { isNatural, pointsOfCard } from './hand-value.ts';
import { BLACKJACK_SEATS, type BlackjackRound } from './round.ts';

export const BLACKJACK_DECKS = 8;

/** The order of eight decks for one round. */
export function drawShoe(draw: Draw): Card[] {
  return shuffle(newShoe(BLACKJACK_DECKS), draw);
}

/**
 * Deals two cards to each seat and the dealer, in turn from the first seat on. If the dealer shows an ace, the round waits
 * for decisions on insurance; otherwise the dealer has looked at the other card, and the round is over with a blackjack.
 *
 * @param seats taken seats, 1 to 7, in ascending order; without any, the dealer plays alone
 * @throws RangeError for other seats
 */
export function dealBlackjack(shoe: readonly Card[], seats: readonly number[]): BlackjackRound {
  const isSeat = (seat: number, index: number) =>
    Number.isInteger(seat) && seat > (seats[index - 1] ?? 0) && seat <= BLACKJACK_SEATS;
  if (!seats.every(isSeat))
    throw new RangeError(`seats are 1 to ${BLACKJACK_SEATS} in order, not ${seats.join()}`);
  const cardAt = (position: number) => shoe[position] ?? 0;
  const perRound = seats.length + 1;
  const dealer = [cardAt(seats.length), cardAt(seats.length + perRound)];
  const showsAce = seats.length > 0 && pointsOfCard(dealer[0] ?? 0) === 1;
  const round: BlackjackRound = {
    shoe,
    dealt: 2 * perRound,
    seats: seats.map((seat, index) => {
      const cards = [cardAt(index), cardAt(index + perRound)];
      const hand = { cards, stakes: 1, isSplit: false, isFinished: isNatural(cards) } as const;
      return { seat, hands: [hand], insurance: showsAce ? 'open' : 'none' };
    }),
    dealer,
    phase: showsAce ? 'insurance' : 'players',
    turn: null,
  };
  return showsAce ? round : advance(round);
}
