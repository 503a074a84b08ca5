import type { PlayWallet } from './kinds.ts';

/** The direction of a transfer, with the numbers of the database and the calls. */
export const transferType = { toMain: 1, toWallet: 2 } as const;

/** What became of a transfer. Likewise. */
export const transferState = { pending: 0, approved: 1, rejected: 2 } as const;
export type TransferState = keyof typeof transferState;

/**
 * Why a transfer was rejected.
 * - `closed`, `frozen`, `not_permitted`, `debt`, `limit`: the player may not play, so nothing is moved into a wallet.
 * - `bonus`: a bonus is active, whose stakes own money must not avoid.
 * - `waiting`: an earlier transfer out of the wallet is pending.
 * - `insufficient`: there is less. `balance_limit`: there would be too much, which operators see.
 */
export const transferReasons = [
  'closed',
  'frozen',
  'not_permitted',
  'debt',
  'limit',
  'bonus',
  'waiting',
  'insufficient',
  'balance_limit',
] as const;
export type TransferReason = (typeof transferReasons)[number];

/** Money to move between main and a wallet. */
export interface WalletTransfer {
  readonly siteId: number;
  readonly playerId: number;
  /** One press of the button, 1 to 64 characters: a repeat gets the first answer. */
  readonly key: string;
  readonly wallet: PlayWallet;
  readonly direction: keyof typeof transferType;
  /** At least 1. */
  readonly amountMinor: bigint;
}

export type WalletTransferResult =
  | {
      readonly status: TransferState;
      /** Only of a rejected one. */
      readonly reason: TransferReason | undefined;
      /** It was decided before; nothing has been written now. */
      readonly replayed: boolean;
      readonly transferId: number;
    }
  /** The key is known with other content. */
  | { readonly status: 'mismatch' }
  | { readonly status: 'unknownAccount' };

/** A pending transfer that has been decided. */
export interface SettledTransfer {
  readonly siteId: number;
  readonly playerId: number;
  readonly transferId: number;
}

export interface SettledTransfers {
  readonly settled: readonly SettledTransfer[];
  /** Errors of those that could not be decided. */
  readonly errors: readonly unknown[];
}

/** Transfers between a player's main account and the other wallets. */
export interface LedgerWallets {
  /**
   * Moves money with one booking, and stores the transfer whatever becomes of it. Money out of a wallet in play is moved when
   * its rounds have ended: until then the transfer is pending.
   *
   * @throws CommandError for a key or an amount that can never be booked
   */
  transfer(transfer: WalletTransfer): Promise<WalletTransferResult>;
  /** Decides the oldest pending transfers whose wallets are not in play any more. */
  settleTransfers(limit: number): Promise<SettledTransfers>;
  /** Bets less wins of a wallet's rounds, of all providers, that have not ended; null if there is none. */
  moneyInPlay(siteId: number, playerId: number, wallet: PlayWallet): Promise<bigint | null>;
}
