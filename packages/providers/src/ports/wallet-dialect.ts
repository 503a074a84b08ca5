import type { CallbackRefusal, CallbackReply, CallbackRequest } from './callback.ts';

/*
 * What every game provider asks of the wallet, in our words. A dialect translates its own messages into these and
 * their results back; what a bet or a win does with money is decided in one place for all of them.
 */

/** Who moves money in which game. */
interface Movement {
  /** Undefined if the dialect's name is not that of a player of this brand. */
  readonly playerId: number | undefined;
  /** Undefined if the code is not one of a game. */
  readonly gameId: number | undefined;
  /** The provider's id of the movement: one effect per id and kind, however often it is sent. */
  readonly tx: string;
  readonly roundId: string;
  readonly amountMinor: bigint;
  /** Number of the currency; 0 for one that we do not have. */
  readonly currency: number;
}

export interface SessionCommand {
  readonly kind: 'session';
  /** The one-time token of the launch. */
  readonly token: string;
  /** Null if the dialect does not name the game, undefined if it names none of ours. */
  readonly gameId: number | null | undefined;
}

export interface BalanceCommand {
  readonly kind: 'balance';
  readonly playerId: number | undefined;
  /** Token of the game session, and number of the currency; null if the dialect does not name them. */
  readonly session: string | null;
  readonly currency: number | null;
}

export interface BetCommand extends Movement {
  readonly kind: 'bet';
  readonly session: string;
  /** Only a free round may stake 0. */
  readonly play: 'round' | 'freeRound';
}

export interface WinCommand extends Movement {
  readonly kind: 'win';
  /**
   * The bet that won. Null in a dialect that names only the round: the win then belongs to the round's first bet
   * that was not taken back. Jackpots, promotions and free rounds need no bet.
   */
  readonly betTx: string | null;
  readonly play: 'round' | 'freeRound' | 'jackpot' | 'promo';
}

export interface RollbackCommand {
  readonly kind: 'rollback';
  readonly playerId: number | undefined;
  readonly tx: string;
  /** The bet to undo; it need not have arrived. */
  readonly betTx: string;
  /** What the dialect names must equal the bet's. */
  readonly roundId?: string;
  readonly amountMinor?: bigint;
  /** 0 for a code that is none of a game. */
  readonly gameId?: number;
  readonly currency?: number;
}

export interface RoundEndCommand {
  readonly kind: 'roundEnd';
  readonly playerId: number | undefined;
  readonly roundId: string;
}

export interface StatusCommand {
  readonly kind: 'status';
  readonly playerId: number | undefined;
  readonly of: 'bet' | 'win' | 'rollback';
  readonly tx: string;
}

export type WalletCommand =
  | SessionCommand
  | BalanceCommand
  | BetCommand
  | WinCommand
  | RollbackCommand
  | RoundEndCommand
  | StatusCommand;

/**
 * What became of a command. `betDeclined` and `cancelled` for a rollback say that there was nothing to give back:
 * the bet had been refused, or never came and now never will.
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
  /** Our id of the booking, the same for every copy of the call. */
  readonly transferId?: number;
  /** Of the main account, after the command. */
  readonly balanceMinor?: bigint;
  /** An earlier copy of the call had the effect. */
  readonly replayed?: boolean;
  /** With `ok` for a session. */
  readonly session?: OpenedSession;
  /** With `ok` for a `status` command. */
  readonly state?: 'accepted' | 'declined' | 'rolledBack';
}

export interface OpenedSession {
  /** The token by which bets name the session. */
  readonly token: string;
  readonly playerId: number;
  readonly username: string;
  /** ISO code. */
  readonly currency: string;
  readonly language: 'tr' | 'en';
  readonly limits: { readonly minBetMinor: bigint; readonly maxBetMinor: bigint };
}

/** A call of the provider, understood: what to do, and how to answer. */
export interface WalletExchange {
  readonly ok: true;
  /** The brand whose key signed. The wallet checks that it is one of ours. */
  readonly siteId: number;
  /** Several are booked together or not at all, in this order. */
  readonly commands: readonly [WalletCommand, ...WalletCommand[]];
  /** @param results one for each command, or up to the one that was refused, for which all were undone */
  format(results: readonly WalletResult[]): CallbackReply;
  /** No decision was reached: the provider must ask again. */
  undecided(): CallbackReply;
  /** The key is genuine and the brand is none of ours. */
  foreign(): CallbackReply;
}

export type WalletReading = WalletExchange | CallbackRefusal;

/** How one provider speaks to the wallet. */
export interface WalletDialect {
  /** The calls: last segments of their addresses below `/_callback/games/<provider>/`. */
  readonly calls: readonly string[];
  /** Checks the signature, then the shape. Touches nothing but the request. */
  read(call: string, request: CallbackRequest): WalletReading;
}

/** Address of a provider's wallet, to which a call is added. */
export function walletPath(provider: string): string {
  return `/_callback/games/${provider}`;
}
