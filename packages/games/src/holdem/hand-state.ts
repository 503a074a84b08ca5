import type { Card } from '../cards/card.ts';
import type { Contribution } from './side-pots.ts';
import type { TableRules } from './table-rules.ts';

export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];

/** Seats of the blinds and the button. With a dead button or small blind the seat is empty or not in the hand. */
export interface Positions {
  readonly button: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
}

export interface HandSeat {
  readonly seat: number;
  readonly player: string;
  readonly stackMinor: bigint;
  /** In this round of betting. */
  readonly betMinor: bigint;
  /** In this hand, without what came back uncalled. */
  readonly paidMinor: bigint;
  /** None before they are dealt, and in the history of somebody who has not seen them. */
  readonly cards: readonly Card[];
  readonly isFolded: boolean;
  /** The bet of the round when the seat last acted in it; null if it has not. */
  readonly actedAtMinor: bigint | null;
  readonly showdown: 'shown' | 'mucked' | null;
}

/** All that follows from the events of a hand. */
export interface HandState {
  readonly id: string;
  readonly rules: TableRules;
  readonly commitment: string;
  readonly playerSeeds: readonly string[];
  readonly positions: Positions;
  /** In the order of the table. */
  readonly seats: readonly HandSeat[];
  /** Null until the cards are dealt. */
  readonly street: Street | null;
  readonly board: readonly Card[];
  /** What each seat has to match in this round. */
  readonly betMinor: bigint;
  /** The least that a raise adds: the last full bet or raise of the round. */
  readonly raiseMinor: bigint;
  /** Whose turn comes next is searched from the left of this seat. */
  readonly lastToAct: number;
  /** Who bet or raised last in this round. */
  readonly aggressor: number | null;
  readonly rakeMinor: bigint;
  readonly outcome: 'played' | 'cancelled' | null;
}

export function handSeatOf({ seats }: HandState, seat: number): HandSeat | undefined {
  return seats.find((known) => known.seat === seat);
}

/** Around the table from the left of a seat, which is the last. */
export function seatsFrom<Seat extends { readonly seat: number }>(
  seats: readonly Seat[],
  from: number,
  tableSeats: number,
): Seat[] {
  const distance = ({ seat }: Seat) => (seat - from - 1 + tableSeats) % tableSeats;
  return seats.toSorted((a, b) => distance(a) - distance(b));
}

export function liveSeats({ seats }: HandState): HandSeat[] {
  return seats.filter(({ isFolded }) => !isFolded);
}

/** Seats from the left of the button that have not folded. */
export function liveFromButton(state: HandState): HandSeat[] {
  return seatsFrom(liveSeats(state), state.positions.button, state.rules.seats);
}

export function contributionsOf({ seats }: HandState): Contribution[] {
  return seats.map(({ seat, paidMinor, isFolded }) => ({ seat, paidMinor, isLive: !isFolded }));
}

/** All chips paid into the hand and not taken out. */
export function paidInMinor({ seats }: HandState): bigint {
  return seats.reduce((sum, { paidMinor }) => sum + paidMinor, 0n);
}

/** Whether anyone else in the hand has chips left, so that betting against them is possible. */
export function hasOpponentWithChips(state: HandState, seat: number): boolean {
  return liveSeats(state).some((other) => other.seat !== seat && other.stackMinor > 0n);
}

/**
 * The bet that a seat has to match. If all others are all-in, that is the largest of their bets, which is below the big blind
 * if its seat could not pay it.
 */
export function betToMatch(state: HandState, seat: number): bigint {
  if (hasOpponentWithChips(state, seat)) return state.betMinor;
  return liveSeats(state)
    .filter((other) => other.seat !== seat)
    .reduce((most, { betMinor }) => (betMinor > most ? betMinor : most), 0n);
}

/** Whose turn it is; null if the round or the hand is over. */
export function seatToAct(state: HandState): number | null {
  if (state.street === null || state.outcome !== null || liveSeats(state).length < 2) return null;
  const next = seatsFrom(liveSeats(state), state.lastToAct, state.rules.seats).find((seat) => {
    if (seat.stackMinor === 0n) return false;
    if (seat.betMinor < betToMatch(state, seat.seat)) return true;
    return seat.actedAtMinor === null && hasOpponentWithChips(state, seat.seat);
  });
  return next?.seat ?? null;
}
