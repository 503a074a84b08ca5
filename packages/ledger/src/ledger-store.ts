import type { BookCommand } from './commands.ts';
import type { AccountKind, TransferKind } from './kinds.ts';
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

export interface SessionNet {
  stakedMinor: bigint;
  wonMinor: bigint;
}

export interface TransferStatus {
  transferId: number;
  status: BookStatus;
  amountMinor: bigint;
  createdAt: Date;
  /** Of a booked bet: it has been rolled back since. */
  undone: boolean;
}

export interface ReviewItem {
  playerId: number;
  kind: TransferKind;
  provider: string;
  tx: string;
  reason: string;
  createdAt: Date;
}

/** A round with a bet that nothing has settled for a day. */
export interface StuckRound {
  siteId: number;
  playerId: number;
  provider: string;
  roundId: string;
  gameId: number;
  openedAt: Date;
}

/** What an operator watches. */
export interface LedgerFigures {
  openReviews: number;
  stuckRounds: number;
  /** Undefined until the first proof. */
  lastProof: { at: Date; breaks: number } | undefined;
}

/** The account that is played with. */
export interface MainAccount {
  balanceMinor: bigint;
  /** Counts the changes of the balance. */
  version: number;
  currency: number;
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
  /** @returns undefined when the player has no such account */
  balance(siteId: number, playerId: number, kind?: AccountKind): Promise<bigint | undefined>;
  /** @returns undefined when the brand has no such player */
  mainAccount(siteId: number, playerId: number): Promise<MainAccount | undefined>;
  /** @returns every account of the player; zero for one that has not been opened */
  balances(siteId: number, playerId: number): Promise<Record<AccountKind, bigint>>;
  /** Newest first. */
  gameHistory(query: GameHistoryQuery): Promise<{ rows: GameHistoryRow[]; total: number }>;
  /** The newest wins above zero of a site. */
  lastWins(query: { siteId: number; since: Date; limit: number }): Promise<LastWin[]>;
  /**
   * Counts the players of each game, of all sites together, into `game_popularity`: for the order of lobbies, never
   * for money. Reads the bets since the last count only.
   *
   * @returns whether anything has changed
   */
  countPlays(): Promise<boolean>;
  /** Games on which the player placed a bet, the latest first. */
  playedGames(query: { siteId: number; playerId: number; since: Date; limit: number }): Promise<number[]>;
  /** What the player staked (refunded bets taken off) and won since an instant. */
  sessionNet(siteId: number, playerId: number, since: Date): Promise<SessionNet>;
  /** What became of a provider's request; undefined: it has not been decided here. */
  transferStatus(key: {
    siteId: number;
    playerId: number;
    provider: string;
    kind: TransferKind;
    tx: string;
  }): Promise<TransferStatus | undefined>;
  /**
   * The bet that a win belongs to if its provider names only the round: the one that this win was paid on before,
   * else the round's first bet that was not taken back, else its first.
   *
   * @returns the provider's id of the bet; undefined if the round has none
   */
  betOfWin(key: {
    siteId: number;
    playerId: number;
    provider: string;
    roundId: string;
    /** The provider's id of the win. */
    tx: string;
  }): Promise<string | undefined>;
  /** Requests that a person has to look at, oldest first. */
  reviews(siteId: number, limit: number): Promise<ReviewItem[]>;
  /** Rounds that the last {@link LedgerMaintenance.findStuckRounds} found and that are still open, oldest first. */
  stuckRounds(query: { siteId?: number; limit: number }): Promise<StuckRound[]>;
  figures(): Promise<LedgerFigures>;
  /**
   * Every contradiction in a site's books, or in all. None means that the money adds up. Reads a slice of
   * players at a time: each in one short statement, so the work around it is neither locked nor held up.
   */
  findBreaks(siteId?: number): Promise<LedgerBreak[]>;
}

/** Work on the books by schedule. Running one twice at a time does no harm. */
export interface LedgerMaintenance {
  /** Looks for rounds with a bet older than a day; returns how many are stuck. */
  findStuckRounds(): Promise<number>;
  /** Keeps the result of a proof of all sites for {@link LedgerReading.figures}. */
  recordProof(breaks: number): Promise<void>;
}

export interface LedgerStore extends LedgerBooking, LedgerReading, LedgerMaintenance {}
