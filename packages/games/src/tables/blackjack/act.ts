import { advance, changeHand, dealTo, handAt } from './advance.ts';
import { pointsOfCard } from './hand-value.ts';
import {
  type BlackjackAction,
  type BlackjackHand,
  type BlackjackMove,
  type BlackjackRound,
  type BlackjackSeat,
  MOST_HANDS,
} from './round.ts';

/** What the player of a seat may do now; nothing out of turn. */
export function allowedBlackjackActions(round: BlackjackRound, seat: number): readonly BlackjackAction[] {
  const taken = round.seats.find((candidate) => candidate.seat === seat);
  if (taken === undefined) return [];
  if (round.phase === 'insurance') return taken.insurance === 'open' ? ['insure', 'decline'] : [];
  if (round.turn?.seat !== seat) return [];
  const hand = taken.hands[round.turn.hand];
  if (hand?.cards.length !== 2) return ['hit', 'stand'];
  return canSplit(taken, hand) ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double'];
}

/** Two cards of equal points, up to four hands. Aces are split once, since their hands are finished with one card. */
function canSplit({ hands }: BlackjackSeat, { cards: [first = 0, second = 0] }: BlackjackHand): boolean {
  return hands.length < MOST_HANDS && pointsOfCard(first) === pointsOfCard(second);
}

/**
 * The round after a player's move.
 *
 * @returns null if the move is not allowed: not the turn of this seat and hand, not an action that it has, or
 *   decided before other cards were dealt
 */
export function actBlackjack(round: BlackjackRound, move: BlackjackMove): BlackjackRound | null {
  if (!allowedBlackjackActions(round, move.seat).includes(move.action)) return null;
  if (move.hand !== (round.turn?.hand ?? 0) || move.dealt !== round.dealt) return null;
  const hand = handAt(round, move);
  if (hand === undefined) return null;
  switch (move.action) {
    case 'insure':
      return decideInsurance(round, move.seat, 'taken');
    case 'decline':
      return decideInsurance(round, move.seat, 'declined');
    case 'hit':
      return advance(dealTo(round, move));
    case 'stand':
      return advance(changeHand(round, move, { ...hand, isFinished: true }));
    case 'double':
      return advance(dealTo(changeHand(round, move, { ...hand, stakes: 2 }), move));
    case 'split': {
      const halves = hand.cards.map((card) => ({ ...hand, cards: [card], isSplit: true }));
      return advance(changeHand(round, move, ...halves));
    }
  }
}

/** The dealer looks for a blackjack once all have decided. */
function decideInsurance(
  round: BlackjackRound,
  seat: number,
  insurance: 'taken' | 'declined',
): BlackjackRound {
  const seats = round.seats.map((taken) => (taken.seat === seat ? { ...taken, insurance } : taken));
  const decided = { ...round, seats };
  return seats.some((taken) => taken.insurance === 'open') ? decided : advance(decided);
}

/** What happens when the time for a decision is over: no insurance, and the hand stands. */
export function actForAbsentBlackjack(round: BlackjackRound): BlackjackRound {
  const { turn, dealt } = round;
  if (turn !== null) return actBlackjack(round, { ...turn, action: 'stand', dealt }) ?? round;
  return round.seats.reduce(
    (current, { seat }) => actBlackjack(current, { seat, hand: 0, action: 'decline', dealt }) ?? current,
    round,
  );
}
