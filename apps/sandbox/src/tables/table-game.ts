import type { TableHistoryEntry } from '@baize/games';

import type { Visit } from '../visits/visit.ts';
import type { Settlement } from '../wagers/wager-book.ts';
import type { Wager } from '../wagers/wager.ts';

/** Why a table refuses what a page sends; keys of the page's texts. */
export type TableRefusal =
  | 'CLOSED'
  | 'INVALID'
  | 'LIMIT'
  | 'SEAT'
  | 'UNDECIDED'
  | 'NO_FUNDS'
  | 'BONUS_TERMS'
  | 'OTHER';

/** A player's accepted stake in a round. */
export interface Stake<Bets = unknown> {
  readonly visit: Visit;
  readonly bets: Bets;
  readonly wager: Wager;
}

/** What a player wants to bet on the next round. */
export interface Order<Bets = unknown> {
  readonly visit: Visit;
  readonly bets: Bets;
  /** All bets together, in minor units. */
  readonly totalMinor: bigint;
}

/** A round after the close of betting. All that chance decides is decided from its start. */
export interface TableRound {
  /** What was drawn: stored before any of it is shown. */
  readonly drawn: unknown;
  /** What everyone at the table may see now: plain JSON. */
  view(): unknown;
  /** When the current decision ends, in ms since 1970; null if there is none. */
  decisionEndsMs(): number | null;
  /** @returns whether the view has changed */
  advance(nowMs: number): boolean;
  isOver(nowMs: number): boolean;
  /** A player's move. @returns why it is refused, or null */
  act(player: string, move: unknown, nowMs: number): Promise<TableRefusal | null>;
  settle(): Settlement[];
  history(): TableHistoryEntry;
  /** Spots that win, once it is over; none for tables without spots. */
  winners(): readonly string[];
}

/** What differs between kinds of table. A player is named by the seat of the visit: see `Visit`. */
export interface TableGame<Bets = unknown> {
  /** Such as `tables/roulette`. */
  readonly play: string;
  readonly bettingMs: number;
  /**
   * Reads a player's bets from untrusted JSON.
   *
   * @returns null if nothing is bet
   * @throws InvalidBet if they are malformed, RefusedBet if the table does not take them
   */
  readBets(json: unknown, visit: Visit, nowMs: number): Order<Bets> | null;
  /** Begins a round; without stakes it is played for those who watch. */
  begin(stakes: readonly Stake<Bets>[], nowMs: number): TableRound;
  /** How an open wager ends by a round that was stored before a restart; null if that cannot be said. */
  settleStored(wager: Wager, drawn: unknown): Settlement | null;
  /** Taken seats, for tables that have seats. */
  readonly seats: TableSeats | null;
}

/** Who sits on a seat, as everyone at the table sees it. */
export interface SeatedPlayer {
  /** Masked; null if the wallet has none. */
  readonly name: string | null;
}

/** The seats of a table, each of one player. */
export interface TableSeats {
  /** From seat 1 on; null for a free seat. */
  seated(): readonly (SeatedPlayer | null)[];
  seatOf(player: string): number | null;
  /** @returns false if the seat is taken or the player has another one */
  sit(player: string, seat: number, name: string | null): boolean;
  leave(player: string): void;
  clear(): void;
}

/** Bets that are well-formed but not taken. */
export class RefusedBet extends Error {
  readonly reason: TableRefusal;
  /** The spot whose limits are exceeded, if it is one. */
  readonly spot: string | null;

  constructor(reason: TableRefusal, spot: string | null = null) {
    super(reason);
    this.name = 'RefusedBet';
    this.reason = reason;
    this.spot = spot;
  }
}
