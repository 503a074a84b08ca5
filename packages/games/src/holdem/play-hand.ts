import { applyEvent, startedHand } from './apply-event.ts';
import type { Card } from '../cards/card.ts';
import { type DeckSeal, dealtPositions } from './deck-seal.ts';
import type { HandEvent, HandStarted, SeatActed } from './hand-events.ts';
import {
  contributionsOf,
  handSeatOf,
  type HandState,
  liveSeats,
  type Positions,
  seatsFrom,
  seatToAct,
  STREETS,
  type Street,
} from './hand-state.ts';
import { decide, decisionByRule, type PokerDecision } from './legal-actions.ts';
import { gameForms } from './poker-game.ts';
import { PokerRefusal } from './poker-refusal.ts';
import { faceUpEvents, potEvents, showdownEvents } from './showdown.ts';
import { uncalledOf } from './side-pots.ts';
import type { TableRules } from './table-rules.ts';

/** A hand with its secrets: for the server only. */
export interface PokerHandPlay {
  readonly seal: DeckSeal;
  /** All cards in the order in which they are dealt. */
  readonly deck: readonly Card[];
  readonly state: HandState;
  readonly events: readonly HandEvent[];
}

export interface HandStart {
  readonly id: string;
  readonly rules: TableRules;
  readonly positions: Positions;
  readonly seats: readonly {
    readonly seat: number;
    readonly player: string;
    readonly stackMinor: bigint;
    /** Pays a big blind to come in without waiting for its turn. */
    readonly postsEntry: boolean;
  }[];
  readonly seal: DeckSeal;
  readonly playerSeeds: readonly string[];
}

/** Posts the blinds, deals, and goes on to the first decision. */
export function startHand({ seal, seats, ...start }: HandStart): PokerHandPlay {
  if (seats.length < 2) throw new PokerRefusal('too-few-seats', 'a hand has two seats or more');
  const started: HandStarted = {
    kind: 'start',
    ...start,
    seats: seats.map(({ seat, player, stackMinor }) => ({ seat, player, stackMinor })),
    commitment: seal.commitment,
  };
  const deck = dealtPositions(seal, start.playerSeeds).map((position) => seal.deck[position] as Card);
  const hand: PokerHandPlay = { seal, deck, state: startedHand(started), events: [started] };
  const posted = recordAll(hand, blindEvents(hand.state, new Set(entering(seats))));
  const dealt = recordAll(posted, dealEvents(posted));
  return advance(record(dealt, { kind: 'street', street: 'preflop', cards: [] }));
}

/** @throws PokerRefusal, see `decide` */
export function actInHand(
  hand: PokerHandPlay,
  seat: number,
  decision: PokerDecision,
  by: SeatActed['by'] = 'player',
): PokerHandPlay {
  return advance(record(hand, decide(hand.state, seat, decision, by)));
}

/** Check if that is free, else fold, for the seat whose turn it is. */
export function actByRule(hand: PokerHandPlay): PokerHandPlay {
  const seat = seatToAct(hand.state);
  if (seat === null) throw new PokerRefusal('no-hand', 'it is nobody’s turn');
  return actInHand(hand, seat, decisionByRule(hand.state), 'rule');
}

/** Ends a hand that cannot go on: all chips are where they were at its start. */
export function cancelHandPlay(hand: PokerHandPlay): PokerHandPlay {
  if (hand.state.outcome !== null) throw new PokerRefusal('no-hand', 'the hand is over');
  const [started] = hand.events;
  const seats = started?.kind === 'start' ? started.seats : [];
  const stacks = seats.map(({ seat, stackMinor }) => ({ seat, amountMinor: stackMinor }));
  return record(hand, { kind: 'cancel', stacks });
}

function record(hand: PokerHandPlay, event: HandEvent): PokerHandPlay {
  return { ...hand, state: applyEvent(hand.state, event), events: [...hand.events, event] };
}

function recordAll(hand: PokerHandPlay, events: readonly HandEvent[]): PokerHandPlay {
  return events.reduce(record, hand);
}

function entering(seats: HandStart['seats']): number[] {
  return seats.flatMap(({ seat, postsEntry }) => (postsEntry ? [seat] : []));
}

function blindEvents(state: HandState, entries: ReadonlySet<number>): HandEvent[] {
  const { positions, rules } = state;
  return seatsFrom(state.seats, positions.button, rules.seats).flatMap(({ seat, stackMinor }) => {
    const isSmall = seat === positions.smallBlind;
    if (seat !== positions.bigBlind && !isSmall && !entries.has(seat)) return [];
    const blind = seat === positions.bigBlind ? 'big' : isSmall ? 'small' : 'entry';
    const amount = blind === 'small' ? rules.smallBlindMinor : rules.bigBlindMinor;
    return [{ kind: 'post', seat, blind, paysMinor: amount < stackMinor ? amount : stackMinor }];
  });
}

/** One card at a time from the left of the button. */
function dealEvents({ deck, state }: PokerHandPlay): HandEvent[] {
  const { positions, rules } = state;
  const seats = seatsFrom(state.seats, positions.button, rules.seats);
  return seats.map(({ seat }, index) => ({
    kind: 'deal',
    seat,
    cards: Array.from(
      { length: gameForms[rules.game].holeCards },
      (_, round) => deck[round * seats.length + index] as Card,
    ),
  }));
}

/** Goes on to the next decision of a player, or to the end. */
function advance(hand: PokerHandPlay): PokerHandPlay {
  let now = hand;
  for (;;) {
    if (seatToAct(now.state) !== null) return now;
    const uncalled = uncalledOf(contributionsOf(now.state));
    if (uncalled !== null) now = record(now, { kind: 'uncalled', ...uncalled });
    const live = liveSeats(now.state);
    if (live.length === 1 || now.state.street === 'river') return finish(now);
    const canBet = live.filter(({ stackMinor }) => stackMinor > 0n).length > 1;
    if (!canBet) now = recordAll(now, faceUpEvents(now.state));
    now = record(now, nextStreet(now));
  }
}

function finish(hand: PokerHandPlay): PokerHandPlay {
  const shown = liveSeats(hand.state).length > 1 ? recordAll(hand, showdownEvents(hand.state)) : hand;
  const paid = recordAll(shown, potEvents(shown.state));
  return record(paid, { kind: 'end' });
}

/** The cards of the next street, after one that is burnt. */
function nextStreet({ deck, state }: PokerHandPlay): HandEvent {
  const hole = state.seats.length * gameForms[state.rules.game].holeCards;
  const street: Street = STREETS[STREETS.indexOf(state.street ?? 'preflop') + 1] ?? 'river';
  const burnt = STREETS.indexOf(street);
  const from = hole + state.board.length + burnt;
  return { kind: 'street', street, cards: deck.slice(from, from + (street === 'flop' ? 3 : 1)) };
}

/** The cards that a seat has seen: its own, the board and what others showed. Null is somebody who only watches. */
export function cardsSeenBy({ state }: PokerHandPlay, seat: number | null): Set<Card> {
  const own = seat === null ? [] : (handSeatOf(state, seat)?.cards ?? []);
  const shown = state.seats.flatMap(({ showdown, cards }) => (showdown === 'shown' ? cards : []));
  return new Set([...own, ...shown, ...state.board]);
}
