import type { TableHistoryEntry } from '@baize/games';

import type { SeatedPlayer, TableRefusal } from './table-game.ts';

/**
 * `betting` takes bets, `closing` takes their stakes, `playing` shows the round, `result` shows what it paid. The last three take
 * none.
 */
export type TablePhase = 'betting' | 'closing' | 'playing' | 'result';

/** A finished round with its number. */
export interface FinishedRound extends TableHistoryEntry {
  readonly round: string;
}

/** What everyone at a table sees; sent whole whenever the phase or the round changes. Times are ms since 1970. */
export interface StateMessage {
  readonly type: 'state';
  /** Now by the clock of the server. */
  readonly now: number;
  readonly phase: TablePhase;
  /** Number of the round. */
  readonly round: string;
  /** When the phase began, and when it or the current decision ends; null if that is not known. */
  readonly startedAt: number;
  readonly endsAt: number | null;
  readonly dealer: string;
  /** The round so far; null before anything is dealt. */
  readonly view: unknown;
  /** Spots that win; empty before the result. */
  readonly winners: readonly string[];
  /** Oldest first. */
  readonly results: readonly FinishedRound[];
  /** From seat 1 on, null for a free one; null at tables without seats. */
  readonly seats: readonly (SeatedPlayer | null)[] | null;
}

/** How many are at the table, and how many of them have bets. */
export interface CountMessage {
  readonly type: 'count';
  readonly players: number;
  readonly betting: number;
}

/** What is the player's own. Amounts in minor units. */
export interface OwnMessage {
  readonly type: 'own';
  readonly round: string;
  /** As the table took them; null without any. */
  readonly bets: unknown;
  readonly betMinor: number;
  /** Whether the stake is taken, or why it was not. */
  readonly stake: 'planned' | 'taken' | 'refused' | 'none';
  readonly reason: string | null;
  /** What the round paid, with the stake; null until then. */
  readonly winMinor: number | null;
  /** The game's part of the result: what each bet paid. */
  readonly result: unknown;
  /** The wallet's last balance. */
  readonly balance: number;
  /** The player's seat. */
  readonly seat: number | null;
}

export interface RefusedMessage {
  readonly type: 'refused';
  readonly reason: TableRefusal | 'SESSION_EXPIRED' | 'GAME_UNKNOWN';
  readonly spot: string | null;
}

/** Messages of a table to a page. A page first sends its key, then orders, moves and seats. */
export type TableMessage = StateMessage | CountMessage | OwnMessage | RefusedMessage;

/** A bet on a spot, as it travels. */
export interface SpotBetWire {
  readonly spot: string;
  /** Digits, in minor units. */
  readonly stakeMinor: string;
}

export type PageMessage =
  /** All bets of the player on this round; an empty list takes them back. */
  | { readonly type: 'bets'; readonly round: string; readonly bets: unknown }
  | { readonly type: 'move'; readonly round: string; readonly move: unknown }
  /** Null leaves the seat. */
  | { readonly type: 'sit'; readonly seat: number | null };
