import type { Card } from '../cards/card.ts';
import type { HandEvent } from './hand-events.ts';
import {
  contributionsOf,
  handSeatOf,
  type HandState,
  paidInMinor,
  type Positions,
  type Street,
} from './hand-state.ts';
import { type LegalActions, legalActionsOf } from './legal-actions.ts';
import { isHandRunning, type PokerTable } from './poker-table.ts';
import { type Pot, potsOf, rakeOf, uncalledOf } from './side-pots.ts';
import { pokerTurnClockOf, type TurnClock } from './table-hands.ts';
import type { TableRules } from './table-rules.ts';

export interface SeatView {
  readonly seat: number;
  readonly player: string;
  readonly stackMinor: bigint;
  readonly betMinor: bigint;
  readonly isSittingOut: boolean;
  readonly isLeaving: boolean;
  readonly isInHand: boolean;
  readonly isFolded: boolean;
  readonly isAllIn: boolean;
  readonly timeBankMs: number;
  /** Those that the viewer may see; null if they are face down or there are none. */
  readonly cards: readonly Card[] | null;
}

export interface HandView {
  readonly id: string;
  readonly commitment: string;
  readonly playerSeeds: readonly string[];
  readonly positions: Positions;
  readonly street: Street | null;
  readonly board: readonly Card[];
  /** All that is paid in, with the bets of this round. */
  readonly paidMinor: bigint;
  readonly betMinor: bigint;
  /** What is matched so far; before rake. */
  readonly pots: readonly Pot[];
  /** What is taken of these pots. */
  readonly rakeMinor: bigint;
  readonly outcome: HandState['outcome'];
  /** The history as far as the viewer knows it. */
  readonly events: readonly HandEvent[];
}

/** What one seat, or somebody who only watches, may know of a table. */
export interface PokerView {
  readonly rules: TableRules;
  readonly seat: number | null;
  readonly seats: readonly SeatView[];
  readonly hand: HandView | null;
  readonly clock: TurnClock | null;
  /** What the viewer may do now; null if it is not their turn. */
  readonly legal: LegalActions | null;
}

/**
 * @param viewer a seat, or null for somebody who only watches. A seat taken after the hand began sees no cards of the player
 *   who had it.
 */
export function pokerViewOf(table: PokerTable, viewer: number | null): PokerView {
  const state = table.hand?.state ?? null;
  const own = ownSeatIn(table, viewer);
  const legal = state === null ? null : legalActionsOf(state);
  return {
    rules: table.rules,
    seat: viewer,
    seats: seatViews(table, own),
    hand: state === null ? null : handViewOf(state, eventsSeenBy(table.hand?.events ?? [], own)),
    clock: pokerTurnClockOf(table),
    legal: legal !== null && legal.seat === own ? legal : null,
  };
}

/** The history of a hand without the cards that a seat did not see. */
export function eventsSeenBy(events: readonly HandEvent[], viewer: number | null): HandEvent[] {
  return events.map((event) =>
    event.kind === 'deal' && event.seat !== viewer ? { ...event, cards: [] } : event,
  );
}

function ownSeatIn({ seats, hand }: PokerTable, viewer: number | null): number | null {
  if (viewer === null || hand === null) return null;
  const dealt = handSeatOf(hand.state, viewer);
  return dealt !== undefined && seats[viewer]?.player === dealt.player ? viewer : null;
}

function seatViews(table: PokerTable, own: number | null): SeatView[] {
  const isRunning = isHandRunning(table);
  return table.seats.flatMap((known, seat) => {
    if (known === null) return [];
    const found = table.hand === null ? undefined : handSeatOf(table.hand.state, seat);
    const inHand = found?.player === known.player ? found : undefined;
    const isFaceUp = seat === own || inHand?.showdown === 'shown';
    return [
      {
        seat,
        player: known.player,
        stackMinor: isRunning && inHand !== undefined ? inHand.stackMinor : known.stackMinor,
        betMinor: inHand?.betMinor ?? 0n,
        isSittingOut: known.isSittingOut,
        isLeaving: known.isLeaving,
        isInHand: inHand !== undefined,
        isFolded: inHand?.isFolded ?? false,
        isAllIn: isRunning && inHand?.isFolded === false && inHand.stackMinor === 0n,
        timeBankMs: known.timeBankMs,
        cards: isFaceUp && inHand !== undefined && inHand.cards.length > 0 ? inHand.cards : null,
      },
    ];
  });
}

function handViewOf(state: HandState, events: readonly HandEvent[]): HandView {
  const paid = contributionsOf(state);
  const uncalled = uncalledOf(paid);
  const matched = paid.map((part) =>
    part.seat === uncalled?.seat ? { ...part, paidMinor: part.paidMinor - uncalled.amountMinor } : part,
  );
  const pots = potsOf(matched);
  const rakes = rakeOf(pots, state.rules.rake, state.board.length > 0);
  return {
    id: state.id,
    commitment: state.commitment,
    playerSeeds: state.playerSeeds,
    positions: state.positions,
    street: state.street,
    board: state.board,
    paidMinor: paidInMinor(state),
    betMinor: state.betMinor,
    pots,
    rakeMinor: rakes.reduce((sum, rake) => sum + rake, 0n),
    outcome: state.outcome,
    events,
  };
}
