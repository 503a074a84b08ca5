import type { Card } from '../../cards/card.ts';

export const BLACKJACK_SEATS = 7;
export const MOST_HANDS = 4;

export interface BlackjackHand {
  /** One card only between a split and the hand's turn. */
  readonly cards: readonly Card[];
  /** 2 after doubling. */
  readonly stakes: 1 | 2;
  readonly isSplit: boolean;
  /** Gets no more cards. */
  readonly isFinished: boolean;
}

export interface BlackjackSeat {
  /** From 1, the first to act, to 7. */
  readonly seat: number;
  readonly hands: readonly BlackjackHand[];
  /** `open` until the player has decided; `none` if the dealer shows no ace. */
  readonly insurance: 'none' | 'open' | 'taken' | 'declined';
}

/** Whose turn it is: a seat, and the index of its hand. */
export interface BlackjackTurn {
  readonly seat: number;
  readonly hand: number;
}

/**
 * A round at a shared table, as plain JSON. It has no amounts: hands count stakes, and a stake is the bet of the seat.
 * Everything that chance decides is in the order of the shoe from the start.
 */
export interface BlackjackRound {
  /** All cards in their order. No player may see it before the round is over. */
  readonly shoe: readonly Card[];
  /** How many of them are on the table. */
  readonly dealt: number;
  /** Taken seats in ascending order. */
  readonly seats: readonly BlackjackSeat[];
  /** The second card is face down until the round is over. */
  readonly dealer: readonly Card[];
  /** In `insurance` all seats decide at the same time, in `players` one hand after the other. */
  readonly phase: 'insurance' | 'players' | 'over';
  /** Null unless the phase is `players`. */
  readonly turn: BlackjackTurn | null;
}

export type BlackjackAction = 'insure' | 'decline' | 'hit' | 'stand' | 'double' | 'split';

/** What a player of a seat does with one hand. Insurance is for hand 0. */
export interface BlackjackMove {
  readonly seat: number;
  readonly hand: number;
  readonly action: BlackjackAction;
  /** The cards on the table when the player decided, so that a move that is sent twice is played once. */
  readonly dealt: number;
}
