import type { CallbackRefusal, CallbackReply, CallbackRequest } from './callback.ts';

/*
 * The wallet commands of all game providers, in our terms. A dialect translates its messages into commands and the
 * results back into replies; the effect of a command on money is implemented once for all dialects.
 */

/** The player and the game of a command that moves money. */
interface Movement {
  /** Undefined if the provider's player id is not one of this brand. */
  readonly playerId: number | undefined;
  /** Undefined if the code is not a game's: a bet is refused then, a win is paid. */
  readonly gameId: number | undefined;
  /** The provider's transaction id: one effect per id and kind, however often it is sent. */
  readonly tx: string;
  readonly roundId: string;
  readonly amountMinor: bigint;
  /** Number of the currency; 0 for an unknown one, null if the dialect does not name it. */
  readonly currency: number | null;
}

export interface SessionCommand {
  readonly kind: 'session';
  /** The one-time token of the launch. */
  readonly token: string;
  /** Null if the dialect does not name the game, undefined if the game is unknown. */
  readonly gameId: number | null | undefined;
}

export interface BalanceCommand {
  readonly kind: 'balance';
  readonly playerId: number | undefined;
  /** Token of the game session, and number of the currency; null if the dialect does not name them. */
  readonly session: string | null;
  readonly currency: number | null;
  /** Undefined if the dialect does not name the game: that of the player's session. */
  readonly gameId?: number;
}

export interface BetCommand extends Movement {
  readonly kind: 'bet';
  readonly session: string;
  /** Only a free round may stake 0. */
  readonly play: 'round' | 'freeRound';
  /** Of a bet on sport, in thousandths. */
  readonly odds?: number;
  /** The player stakes their free bet. */
  readonly isFreeBet?: true;
  /** Our free rounds, of which this is one; 0 for an id that is none of ours. */
  readonly freeSpinId?: number;
}

export interface WinCommand extends Movement {
  readonly kind: 'win';
  /**
   * The winning bet. Null in a dialect that names only the round: the win then belongs to the round's first bet that was
   * not rolled back. Jackpots, promotions and free rounds need no bet.
   */
  readonly betTx: string | null;
  readonly play: 'round' | 'freeRound' | 'jackpot' | 'promo';
}

export interface RollbackCommand {
  readonly kind: 'rollback';
  readonly playerId: number | undefined;
  readonly tx: string;
  /** The bet to roll back; it may not have arrived yet. */
  readonly betTx: string;
  /** If given, these must equal the bet's. */
  readonly roundId?: string;
  readonly amountMinor?: bigint;
  /** 0 for a code that is not a game's. */
  readonly gameId?: number;
  readonly currency?: number;
}

/** Takes back a win, or a part of it. */
export interface ReverseWinCommand {
  readonly kind: 'reverseWin';
  readonly playerId: number | undefined;
  readonly tx: string;
  /** Null in a dialect that names only the round and an amount: then the latest win of the round of which enough is left. */
  readonly winTx: string | null;
  /** If given, these must equal the win's. */
  readonly amountMinor?: bigint;
  readonly roundId?: string;
  readonly currency?: number;
}

/** Undoes a transaction in a dialect that does not say of which kind it was: a win is taken back, else a bet rolled back. */
export interface UndoCommand {
  readonly kind: 'undo';
  readonly playerId: number | undefined;
  readonly tx: string;
  /** The bet or win; it may not have arrived yet, and counts as a bet then. */
  readonly targetTx: string;
}

export interface RoundEndCommand {
  readonly kind: 'roundEnd';
  readonly playerId: number | undefined;
  readonly roundId: string;
}

export interface StatusCommand {
  readonly kind: 'status';
  readonly playerId: number | undefined;
  readonly of: 'bet' | 'win' | 'rollback' | 'reverseWin';
  readonly tx: string;
}

export type WalletCommand =
  | SessionCommand
  | BalanceCommand
  | BetCommand
  | WinCommand
  | RollbackCommand
  | ReverseWinCommand
  | UndoCommand
  | RoundEndCommand
  | StatusCommand;

/**
 * The outcome of a command. `betDeclined` and `cancelled` for a rollback mean that there was nothing to return: the bet
 * had been refused, or has not arrived and will be refused if it does. `betUnknown` for a reversal means its win.
 */
export const walletOutcomes = [
  'ok',
  'roundWithoutBets',
  'noFunds',
  'blocked',
  'roundClosed',
  'cancelled',
  'sessionExpired',
  'limit',
  'bonusTerms',
  'noFreeRounds',
  'wrongCurrency',
  'gameUnknown',
  'betDeclined',
  'playerUnknown',
  'mismatch',
  'betUnknown',
  'betSettled',
  'betCancelled',
  'txUnknown',
] as const;
export type WalletOutcome = (typeof walletOutcomes)[number];

export interface WalletResult {
  readonly outcome: WalletOutcome;
  /** Our id of the booking, the same for every repeat of the call. */
  readonly transferId?: number;
  /** Of the wallet that the game is played with, after the command. */
  readonly balanceMinor?: bigint;
  /** The bonus money that the next bet at the game could take besides. */
  readonly bonusMinor?: bigint;
  /** With `ok` for a session or a balance, what the player has at the game. */
  readonly freeRounds?: FreeRounds;
  readonly bonus?: BonusFacts;
  /** How much of a bet's stake is bonus money. */
  readonly partMinor?: bigint;
  /** ISO code of the player's currency, with `ok` for a balance or if the exchange needs it. */
  readonly currency?: string;
  /** Whether an earlier copy of the call had the effect. */
  readonly replayed?: boolean;
  /** With `ok` for a session. */
  readonly session?: OpenedSession;
  /** With `ok` for a `status` command. */
  readonly state?: 'accepted' | 'declined' | 'rolledBack';
}

/** Free rounds that a player has claimed for a game. */
interface FreeRounds {
  readonly id: number;
  readonly left: number;
  readonly count: number;
  /** Of each, in place of a bet. */
  readonly stakeMinor: bigint;
  /** By those that were played. */
  readonly wonMinor: bigint;
  /** The most that all of them win. */
  readonly maxWinMinor?: bigint;
}

/** Terms of the active bonus that a page of bets shows beforehand. */
interface BonusFacts {
  /** A free bet, which is staked as a whole. */
  readonly freeBetMinor?: bigint;
  /** In thousandths; bets below take no bonus money. */
  readonly minOdds?: number;
  /** Bonus money that the balance contains, which is staked after own money. */
  readonly moneyMinor?: bigint;
  /** Larger stakes are refused while there is bonus money, unless their odds are below the smallest. */
  readonly maxStakeMinor?: bigint;
}

export interface OpenedSession {
  /** The token with which bets refer to the session. */
  readonly token: string;
  readonly playerId: number;
  readonly username: string;
  /** ISO code. */
  readonly currency: string;
  readonly language: 'tr' | 'en';
  readonly limits: { readonly minBetMinor: bigint; readonly maxBetMinor: bigint };
}

/** What the next bet at the game could stake, own and bonus money, for dialects that know one balance. */
export function playableMinor({ balanceMinor, bonusMinor = 0n }: WalletResult): bigint | undefined {
  return balanceMinor === undefined ? undefined : balanceMinor + bonusMinor;
}

/** A parsed call of the provider: what to do, and how to reply. */
export interface WalletExchange {
  readonly ok: true;
  /** The brand whose key signed. The wallet checks that it exists. */
  readonly siteId: number;
  /** Whether replies name the player's currency although the call does not. */
  readonly needsCurrency?: true;
  /** Booked in this order, all or none. */
  readonly commands: readonly [WalletCommand, ...WalletCommand[]];
  /** @param results one for each command, or up to the refused one, after which all were undone */
  format(results: readonly WalletResult[]): CallbackReply;
  /** Reply without a decision: the provider must retry. */
  undecided(): CallbackReply;
  /** Reply for a valid key of an unknown brand. */
  foreign(): CallbackReply;
}

export type WalletReading = WalletExchange | CallbackRefusal;

/** The wallet calls of one provider. */
export interface WalletDialect {
  /** Names of the calls, the last segments of their addresses below `/_callback/games/<provider>/`. */
  readonly calls: readonly string[];
  /** Whether the brand's site id is a segment before the call, in a dialect whose signatures do not name a key. */
  readonly namesBrandInPath?: true;
  /** Checks the signature, then the schema. Reads nothing but the request. */
  read(call: string, request: CallbackRequest): WalletReading;
}

/** Base address of a provider's wallet calls, for one brand if the dialect names it in the path. */
export function walletPath(provider: string, siteId?: number): string {
  const base = `/_callback/games/${provider}`;
  return siteId === undefined ? base : `${base}/${siteId}`;
}

/** The brand in the path of a call; undefined if there is none. */
export function brandInPath(provider: string, path: string): number | undefined {
  const base = `${walletPath(provider)}/`;
  const [, site] = path.startsWith(base) ? (/^([1-9]\d{0,14})\//.exec(path.slice(base.length)) ?? []) : [];
  return site === undefined ? undefined : Number(site);
}
