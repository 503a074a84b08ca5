import type { BookCommand } from './commands.ts';
import type { AccountKind, GameKind, TransferKind } from './kinds.ts';
import type { BookResult, BookStatus, CloseRoundResult } from './outcomes.ts';

export interface GameHistoryQuery {
  siteId: number;
  playerId: number;
  /** Inclusive. */
  from: Date;
  /** Exclusive. */
  to: Date;
  /** 1 bet, 2 win, 3 refund; all where absent. */
  type?: number;
  /** From 1. */
  page: number;
  perPage: number;
}

export interface GameHistoryRow {
  id: number;
  /** 1 bet, 2 win, 3 refund. */
  type: number;
  gameId: number;
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  roundId: string;
  /** The provider's id. */
  transactionId: string;
  createdAt: Date;
}

export interface LastWin {
  playerId: number;
  gameId: number;
  amountMinor: bigint;
  createdAt: Date;
}

/** How many players placed a bet on a game. */
export interface GamePlayers {
  gameId: number;
  /** Over the whole span that was asked for. */
  players: number;
  /** Since its later instant. */
  recentPlayers: number;
}

export interface SessionNet {
  stakedMinor: bigint;
  wonMinor: bigint;
}

export interface TransferFate {
  transferId: number;
  status: BookStatus;
  amountMinor: bigint;
  createdAt: Date;
}

export interface ReviewItem {
  playerId: number;
  kind: GameKind;
  provider: string;
  tx: string;
  reason: string;
  createdAt: Date;
}

/** A place where the ledger contradicts itself. */
export interface LedgerBreak {
  rule: string;
  siteId: number;
  playerId: number;
  accountNumber: number | null;
  expectedMinor: bigint;
  foundMinor: bigint;
}

/** What moves money, on its own or as a part of a larger transaction. */
export interface LedgerBooking {
  /** Opens every account of a player with balance 0; those that are there stay as they are. */
  openAccounts(siteId: number, playerId: number, currency: number): Promise<void>;
  /**
   * Books one command: one round trip. The money has moved when the promise fulfils (inside a larger
   * transaction: when that commits). A rejection leaves the fate open: asking again is safe.
   *
   * @throws CommandError, PostingRuleError on a command that could never be booked
   */
  book(command: BookCommand): Promise<BookResult>;
  /** Ends a round: no new bet joins it, its wins are still paid. */
  closeRound(siteId: number, playerId: number, provider: string, roundId: string): Promise<CloseRoundResult>;
  /** `blocked` refuses new bets from the next one on; wins and refunds go through. */
  setState(siteId: number, playerId: number, state: 'open' | 'blocked'): Promise<void>;
}

export interface LedgerReading {
  /** @returns undefined where the player has no such account */
  balance(siteId: number, playerId: number, kind?: AccountKind): Promise<bigint | undefined>;
  /** @returns every account of the player; zero for one that has not been opened */
  balances(siteId: number, playerId: number): Promise<Record<AccountKind, bigint>>;
  /** Newest first. */
  gameHistory(query: GameHistoryQuery): Promise<{ rows: GameHistoryRow[]; total: number }>;
  /** The newest wins above zero of a site. */
  lastWins(query: { siteId: number; since: Date; limit: number }): Promise<LastWin[]>;
  /** Players of each game, of all sites together: for the order of lobbies, never for money. */
  countPlayers(query: { since: Date; recentSince: Date }): Promise<GamePlayers[]>;
  /** Games on which the player placed a bet, the latest first. */
  playedGames(query: { siteId: number; playerId: number; since: Date; limit: number }): Promise<number[]>;
  /** What the player staked (refunded bets taken off) and won since an instant. */
  sessionNet(siteId: number, playerId: number, since: Date): Promise<SessionNet>;
  /** What became of a provider's request; undefined: it has not been decided here. */
  fate(key: {
    siteId: number;
    playerId: number;
    provider: string;
    kind: TransferKind;
    tx: string;
  }): Promise<TransferFate | undefined>;
  /** Requests that a person has to look at, oldest first. */
  reviews(siteId: number, limit: number): Promise<ReviewItem[]>;
  /** Every contradiction in a site's books, or in all. None means that the money adds up. */
  findBreaks(siteId?: number): Promise<LedgerBreak[]>;
}

export interface LedgerStore extends LedgerBooking, LedgerReading {}
