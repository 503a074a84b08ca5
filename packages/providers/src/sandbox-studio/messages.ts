import { walletPath } from '../ports/wallet-dialect.ts';

/**
 * Messages of the native wallet dialect, sent by studios. Amounts are integer minor units (bigint here, JSON integers on
 * the wire), ids are strings of at most 64 characters that are compared exactly.
 */
export interface SessionMessage {
  /** The one-time launch token from the frame's address. */
  token: string;
  game: string;
}

export interface BalanceMessage {
  session: string;
  player: string;
  currency: string;
}

export interface BetMessage {
  session: string;
  player: string;
  game: string;
  round: string;
  /** The studio's id of this bet: one effect per id, however often it is sent. */
  tx: string;
  /** `free_round` is the only kind that may stake 0. */
  kind: 'round' | 'free_round';
  amountMinor: bigint;
  currency: string;
  /** Total odds of a bet on sport, in thousandths. Several lines have those of the line with the smallest. */
  odds?: number | undefined;
  /** The player stakes their free bet, as a whole. */
  freeBet?: boolean | undefined;
  /** The free rounds of the casino that this round is one of. */
  freeSpins?: string | undefined;
}

export interface WinMessage {
  player: string;
  game: string;
  round: string;
  tx: string;
  /** The winning bet. Null only for jackpot, promo and free-round wins. */
  betTx: string | null;
  kind: WinKind;
  amountMinor: bigint;
  currency: string;
}

export type WinKind = 'round' | 'free_round' | 'jackpot' | 'promo';

export interface RollbackMessage {
  player: string;
  game: string;
  round: string;
  tx: string;
  /** The bet to roll back; it may not have arrived yet. */
  betTx: string;
  amountMinor: bigint;
  currency: string;
}

/** A bet and its win, booked together: both or neither. */
export interface BetWinMessage extends BetMessage {
  /** The studio's id of the win. */
  winTx: string;
  winAmountMinor: bigint;
  /** Whether the round ends with it. */
  roundEnd: boolean;
}

/** Takes back a win that was paid by mistake. */
export interface ReverseWinMessage {
  player: string;
  game: string;
  round: string;
  tx: string;
  winTx: string;
  amountMinor: bigint;
  currency: string;
}

/** The calls that a batch may contain. */
export const BATCHED_CALLS = ['bet', 'win', 'rollback', 'reverse_win', 'round_end'] as const;
export type BatchedCall = (typeof BATCHED_CALLS)[number];

/** A call in a batch, named by its field `call`. */
export type BatchItem = {
  [Call in BatchedCall]: { readonly call: Call; readonly message: WalletMessages[Call] };
}[BatchedCall];

/** Calls of one player, booked in this order: all or none. */
export interface BatchMessage {
  calls: readonly BatchItem[];
}

export const MAX_BATCHED_CALLS = 50;

export interface RoundEndMessage {
  player: string;
  game: string;
  round: string;
}

export interface StatusMessage {
  player: string;
  kind: 'bet' | 'win' | 'rollback' | 'reverse_win';
  tx: string;
}

/** Every call by its last path segment. */
export interface WalletMessages {
  session: SessionMessage;
  balance: BalanceMessage;
  bet: BetMessage;
  win: WinMessage;
  bet_win: BetWinMessage;
  rollback: RollbackMessage;
  reverse_win: ReverseWinMessage;
  batch: BatchMessage;
  round_end: RoundEndMessage;
  status: StatusMessage;
}

export type WalletCall = keyof WalletMessages;

export const WALLET_CALLS: readonly WalletCall[] = [
  'session',
  'balance',
  'bet',
  'win',
  'bet_win',
  'rollback',
  'reverse_win',
  'batch',
  'round_end',
  'status',
];

/** The provider's name, also in the key ring. */
export const STUDIO_PARTY = 'sandbox-studio';

/** Base path of the site's routes: `<base>/<call>`. */
export const WALLET_CALLBACK_PATH = walletPath(STUDIO_PARTY);
