import { handValueOf, isBust, isNatural, pointsOfCard, TWENTY_ONE } from './hand-value.ts';
import type { BlackjackHand, BlackjackRound, BlackjackTurn } from './round.ts';

const DEALER_STANDS = 17;

/**
 * Goes on to the next decision of a player: the dealer looks for a blackjack, hands of a split get their second card as
 * their turn comes, and after the last hand the dealer plays.
 */
export function advance(round: BlackjackRound): BlackjackRound {
  if (isNatural(round.dealer)) return { ...round, phase: 'over', turn: null };
  let current = round;
  for (;;) {
    const turn = nextTurn(current);
    if (turn === null) return playDealer(current);
    const hand = handAt(current, turn);
    if (hand === undefined || hand.cards.length > 1) return { ...current, phase: 'players', turn };
    current = dealTo(current, turn);
  }
}

/** The hand gets the next card; it is finished with 21 or more, doubled, or with an ace that was split. */
export function dealTo(round: BlackjackRound, turn: BlackjackTurn): BlackjackRound {
  const hand = handAt(round, turn);
  const card = round.shoe[round.dealt];
  if (hand === undefined || card === undefined) throw new RangeError('there is no such hand or card');
  const cards = [...hand.cards, card];
  const isSplitAce = hand.isSplit && cards.length === 2 && pointsOfCard(cards[0] ?? 0) === 1;
  const isFinished = isSplitAce || hand.stakes === 2 || handValueOf(cards).total >= TWENTY_ONE;
  return { ...changeHand(round, turn, { ...hand, cards, isFinished }), dealt: round.dealt + 1 };
}

export function handAt(round: BlackjackRound, { seat, hand }: BlackjackTurn): BlackjackHand | undefined {
  return round.seats.find((taken) => taken.seat === seat)?.hands[hand];
}

/** Replaces a hand by another, or by two after a split. */
export function changeHand(
  round: BlackjackRound,
  { seat, hand }: BlackjackTurn,
  ...hands: readonly BlackjackHand[]
): BlackjackRound {
  const seats = round.seats.map((taken) =>
    taken.seat === seat ? { ...taken, hands: taken.hands.toSpliced(hand, 1, ...hands) } : taken,
  );
  return { ...round, seats };
}

function nextTurn({ seats }: BlackjackRound): BlackjackTurn | null {
  for (const { seat, hands } of seats) {
    const hand = hands.findIndex(({ isFinished }) => !isFinished);
    if (hand >= 0) return { seat, hand };
  }
  return null;
}

/** The dealer draws to 17, soft ones included, unless no hand depends on it. */
function playDealer(round: BlackjackRound): BlackjackRound {
  const hands = round.seats.flatMap((taken) => taken.hands);
  const isDecided = ({ cards, isSplit }: BlackjackHand) => isBust(cards) || (isNatural(cards) && !isSplit);
  const end = { ...round, phase: 'over', turn: null } as const;
  if (hands.length > 0 && hands.every(isDecided)) return end;
  const dealer = [...round.dealer];
  let { dealt } = round;
  while (handValueOf(dealer).total < DEALER_STANDS) {
    dealer.push(round.shoe[dealt] ?? 0);
    dealt += 1;
  }
  return { ...end, dealer, dealt };
}
