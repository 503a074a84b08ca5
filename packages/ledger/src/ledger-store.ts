import type { LedgerBonuses } from './bonuses.ts';
import type { BookCommand } from './commands.ts';
import type {
  AccountClosing,
  AccountKey,
  DueExclusion,
  Exclusion,
  ExclusionCode,
  ExclusionPeriod,
  ExclusionScope,
} from './exclusions.ts';
import type { AccountKind, PlayWallet, TransferKind } from './kinds.ts';
import type {
  LimitAction,
  LimitDecision,
  LimitKey,
  LimitSetting,
  LimitTrailQuery,
  LimitUse,
} from './limits.ts';
import type { BookResult, BookStatus, CloseRoundResult } from './outcomes.ts';
import type { LedgerWallets } from './wallet-transfers.ts';

/** A page of what a player has in a span of time, by the instants at which the ids were made. */
export interface HistoryQuery {
  siteId: number;
  playerId: number;
  /** Inclusive. */
  from: Date;
  /** Exclusive. */
  to: Date;
  /** From 1. */
  page: number;
  perPage: number;
}

export interface GameHistoryQuery extends HistoryQuery {
  /** 1 bet, 2 win, 3 refund; all by default. */
  type?: number;
}

export interface HistoryPage<Row> {
  /** Newest first; none beyond the last page. */
  rows: Row[];
  /** Of all pages. */
  total: number;
}

/** What game rows add up to. */
export interface GameTotals {
  stakedMinor: bigint;
  wonMinor: bigint;
  refundedMinor: bigint;
}

/** Days of a brand as `2026-03-01`: `from` is inclusive, `to` exclusive. */
export interface PlayQuery {
  siteId: number;
  playerId: number;
  from: string;
  to: string;
  by: 'day' | 'week' | 'month';
  /** How long adding up may take, in milliseconds. */
  withinMs: number;
}

/** What a player staked, won and played in a period of the brand's days with the games of a category. */
export interface PlayPeriod {
  /** The first day of the period, also if the query begins later. */
  startsOn: string;
  /** The catalogue's type of the games, `other` if they were not in it. */
  category: string;
  bets: number;
  stakedMinor: bigint;
  wonMinor: bigint;
  refundedMinor: bigint;
  /** As limits of time count it. */
  playedMs: number;
}

/** A change of the balance of one account. */
export interface AccountLogRow {
  /** Of the transfer. */
  id: number;
  kind: TransferKind;
  /** Below zero if the account paid. */
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  provider: string;
  /** The provider's id. */
  transactionId: string;
  createdAt: Date;
}

export interface GameHistoryRow {
  id: number;
  /** 1 bet, 2 win, 3 refund. */
  type: number;
  gameId: number;
  /** The wallet that it was booked on, if it is not the main one. */
  wallet?: PlayWallet;
  /** Below zero for a win that was taken back. */
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  roundId: string;
  /** Of the whole round, whatever the span; undefined if it has too many rows to add up. */
  round: GameTotals | undefined;
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
  /** Of the stakes, what is in rounds of the wallets besides main that have not ended. */
  inPlayMinor: bigint;
}

export interface TransferStatus {
  transferId: number;
  status: BookStatus;
  amountMinor: bigint;
  createdAt: Date;
  /** For a booked bet: whether it has been rolled back. */
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

/** What a call would have taken that failed for lack of funds. */
export interface CallDebt {
  /** The call's first reversal, under whose id the debt is listed. */
  readonly tx: string;
  readonly owedMinor: bigint;
}

/** A round with a bet that has been unsettled for a day, or for 30 days if it is on sport. */
export interface StuckRound {
  siteId: number;
  playerId: number;
  provider: string;
  roundId: string;
  gameId: number;
  openedAt: Date;
}

/** Figures for operators. */
export interface LedgerFigures {
  openReviews: number;
  /** Those of them that are debts. */
  openDebts: number;
  stuckRounds: number;
  /** Rounds of sport that have been open for more than a day, and not yet for too long. */
  openSportsRounds: number;
  /** Postings and game rows that no month was made for, up to a thousand of each. */
  rowsWithoutMonth: number;
  /** Undefined until the first proof. */
  lastProof: { at: Date; breaks: number } | undefined;
}

/** The account that games are played with. */
export interface MainAccount {
  balanceMinor: bigint;
  /** Bonus money of the active bonus; 0 while it is frozen. */
  bonusMinor: bigint;
  /** Counts the changes of both. */
  version: number;
  currency: number;
}

/** A contradiction in the ledger. */
export interface LedgerBreak {
  rule: string;
  siteId: number;
  playerId: number;
  accountNumber: number | null;
  expectedMinor: bigint;
  foundMinor: bigint;
}

/** The wallet that a round was played with, if its provider has games on one only; `ofBets` looks it up. */
export type WalletOfRound = PlayWallet | 'ofBets';

/** Operations that move money, alone or as part of a larger transaction. */
export interface LedgerBooking {
  /** Opens all accounts of a player with balance 0; existing ones are not changed. */
  openAccounts(siteId: number, playerId: number, currency: number): Promise<void>;
  /**
   * Books one command in one round trip. The money has moved when the promise resolves (in a larger transaction: when
   * that commits). After a rejection the outcome is unknown, and a retry is safe.
   *
   * @throws CommandError, PostingRuleError for a command that can never be booked
   */
  book(command: BookCommand): Promise<BookResult>;
  /**
   * Stores the answer to a command whose booking was undone together with the others of its call: a refusal for good, or
   * the review of a reversal without funds, which may leave a debt. The accounts must have been locked with {@link lockAccounts} before the
   * command was booked.
   *
   * @returns the balance as it is now
   */
  storeRefusal(
    command: BookCommand,
    refused: Pick<BookResult, 'status' | 'transferId' | 'wallet'>,
    debt?: CallDebt,
  ): Promise<Pick<BookResult, 'balanceMinor' | 'version'>>;
  /**
   * Closes a round: it takes no more bets, but its wins are still paid.
   *
   * @param wallet whose balance the answer has; main by default
   */
  closeRound(
    siteId: number,
    playerId: number,
    provider: string,
    roundId: string,
    wallet?: WalletOfRound,
  ): Promise<CloseRoundResult>;
  /** `blocked` refuses new bets; wins and refunds are still booked. */
  setState(siteId: number, playerId: number, state: 'open' | 'blocked'): Promise<void>;
  /**
   * Sets or removes a player's limit. A lower one applies to every booking that begins after this transaction; a higher
   * one, or none, 24 hours later by the database's clock.
   *
   * @param amount in the unit of the limit; undefined removes it
   * @returns the action taken; undefined if the limit is in force, or waits, as requested
   */
  setLimit(key: LimitKey, amount: bigint | undefined): Promise<LimitAction | undefined>;
  /** Calls off a raise or removal; returns whether one was waiting. */
  cancelLimitChange(key: LimitKey): Promise<boolean>;
  /**
   * Closes an account for a break or a self-exclusion: new bets are refused from this transaction on; wins and refunds
   * are still booked. A closed account is only closed for longer: whatever ends sooner is refused.
   *
   * @returns undefined if there is no such account
   */
  exclude(
    siteId: number,
    playerId: number,
    code: ExclusionCode,
    scope: ExclusionScope,
  ): Promise<Exclusion | undefined>;
  /** Locks accounts until the transaction ends, in one order whatever theirs is. */
  lockAccounts(accounts: readonly AccountKey[]): Promise<void>;
  /** The accounts that are proven to be the same person's at other brands, ordered by site and player. */
  accountsElsewhere(siteId: number, playerId: number): Promise<AccountKey[]>;
  /**
   * Closes an account for what is left of the longest exclusion that the same person has chosen for all brands at
   * another one.
   *
   * @returns undefined if there is none, or the account is closed that long already
   */
  excludeElsewhere(due: DueExclusion): Promise<ExclusionPeriod | undefined>;
  /** Accounts for {@link excludeElsewhere} that were not recognized when the exclusion was chosen. */
  dueExclusions(limit: number): Promise<DueExclusion[]>;
  /**
   * Asks to open an account again after a self-exclusion has ended.
   *
   * @returns when it opens, 24 hours after the first request; undefined if the exclusion has not ended, or nothing has
   * to be asked
   */
  requestReturn(siteId: number, playerId: number): Promise<Date | undefined>;
}

export interface LedgerReading {
  /** @returns undefined if the player has no such account */
  balance(siteId: number, playerId: number, kind?: AccountKind): Promise<bigint | undefined>;
  /** @returns undefined if the brand has no such player */
  mainAccount(siteId: number, playerId: number): Promise<MainAccount | undefined>;
  /** The bonus money that a bet at a game could take now, which it would do after own money. */
  usableBonus(siteId: number, playerId: number, gameId: number): Promise<bigint>;
  /** @returns all accounts of the player; zero for one that has not been opened */
  balances(siteId: number, playerId: number): Promise<Record<AccountKind, bigint>>;
  /** Newest first. */
  gameHistory(query: GameHistoryQuery): Promise<HistoryPage<GameHistoryRow> & { totals: GameTotals }>;
  /**
   * What the player staked, won and played, oldest first; periods and categories without play are left out. It agrees with
   * the totals of the game history, also of months that have been moved away.
   *
   * @returns undefined if so much had to be added up that the time was not enough; a later call goes on from there
   */
  play(query: PlayQuery): Promise<PlayPeriod[] | undefined>;
  /** The changes of the balance of one account, newest first. */
  accountLog(query: HistoryQuery & { account: AccountKind }): Promise<HistoryPage<AccountLogRow>>;
  /** Where histories begin: what is older has been moved away. Undefined as long as everything is here. */
  historyStart(): Promise<Date | undefined>;
  /** The newest wins of a site, without wins of 0. */
  lastWins(query: { siteId: number; since: Date; limit: number }): Promise<LastWin[]>;
  /**
   * Counts the players of each game over all sites into `game_popularity`, which lobbies are sorted by. Reads only the
   * bets since the last count. Does nothing while another process is counting.
   *
   * @param signal ends the count between two spans of bets; the next count goes on from there
   * @returns whether anything has changed
   */
  countPlays(signal?: AbortSignal): Promise<boolean>;
  /** Games that the player has bet on, the latest first. */
  playedGames(query: { siteId: number; playerId: number; since: Date; limit: number }): Promise<number[]>;
  /** What the player has staked (without refunded bets) and won since an instant. */
  sessionNet(siteId: number, playerId: number, since: Date): Promise<SessionNet>;
  /** The status of a provider's request; undefined if it has not been decided here. */
  transferStatus(key: {
    siteId: number;
    playerId: number;
    provider: string;
    kind: TransferKind;
    tx: string;
  }): Promise<TransferStatus | undefined>;
  /**
   * The bet of a win whose provider names only the round: the bet that this win was already paid on, else the round's
   * first bet that was not rolled back, else its first.
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
  /** The limits of a player, also those to come. */
  limits(siteId: number, playerId: number): Promise<LimitSetting[]>;
  limitUse(siteId: number, playerId: number): Promise<LimitUse[]>;
  /**
   * When a limit that has just been requested is in force, by the database's clock: now, or when what waits begins.
   *
   * @param amount as requested
   */
  limitEffectiveAt(key: LimitKey, amount: bigint | undefined): Promise<Date>;
  /** What a player decided about limits, reality checks and exclusions, newest first. */
  limitTrail(query: LimitTrailQuery): Promise<LimitDecision[]>;
  /** Undefined if the account is not closed by its player. */
  closing(siteId: number, playerId: number): Promise<AccountClosing | undefined>;
  /** The periods that close an account now, or for longer, shortest first. */
  exclusionOptions(siteId: number, playerId: number): Promise<ExclusionPeriod[]>;
  /** How many of the player's rounds have no result. */
  openRounds(siteId: number, playerId: number): Promise<number>;
  /** Requests for an operator to review, oldest first. */
  /** What the player owes to sports providers, which keeps them from betting: the open debts of the review list. */
  debt(siteId: number, playerId: number): Promise<bigint>;
  reviews(siteId: number, limit: number): Promise<ReviewItem[]>;
  /** Rounds found by {@link LedgerMaintenance.findStuckRounds} that are still open, oldest first; of sport only after 30 days. */
  stuckRounds(query: { siteId?: number; playerId?: number; limit: number }): Promise<StuckRound[]>;
  /** How many rounds of sport at a brand have been open for more than a day, and not yet for too long. */
  openSportsRounds(siteId: number): Promise<number>;
  /** The bets of a round that have neither a win nor a refund, by the provider's ids. */
  openBets(round: Pick<StuckRound, 'siteId' | 'playerId' | 'provider' | 'roundId'>): Promise<string[]>;
  figures(): Promise<LedgerFigures>;
  /**
   * All contradictions in the books of one site or of all; none means that the money adds up. Reads slices of players
   * in short statements, which do not block bookings.
   */
  findBreaks(siteId?: number): Promise<LedgerBreak[]>;
}

/** Scheduled work on the books. Concurrent runs do no harm, and one that its signal ends is continued by the next. */
export interface LedgerMaintenance {
  /** Finds rounds with a bet that has been unsettled for a day; returns how many are stuck. */
  findStuckRounds(signal?: AbortSignal): Promise<number>;
  /**
   * Proves the books of all sites as {@link LedgerReading.findBreaks} does, but from where the last proof was
   * interrupted, and records the result.
   */
  continueProof(signal?: AbortSignal): Promise<LedgerBreak[]>;
  /** Adds what was played to the days of each player, for {@link LedgerReading.play}. */
  addUpPlay(signal?: AbortSignal): Promise<void>;
  /** Makes the tables of the next months; returns how many months are new. */
  makeMonths(): Promise<number>;
  /** Sets the time zone in which a site's days and periods begin. */
  setTimeZone(siteId: number, timeZone: string): Promise<void>;
  /** Records the result of a proof of all sites for {@link LedgerReading.figures}. */
  recordProof(breaks: number): Promise<void>;
}

export interface LedgerStore
  extends LedgerBooking, LedgerBonuses, LedgerReading, LedgerMaintenance, LedgerWallets {}
