import type { TestApp } from './test-app.ts';

/** A wallet call; every dialect has its own name for it. */
export type WalletCallName = 'session' | 'balance' | 'bet' | 'win' | 'rollback' | 'round_end';

export interface WalletFields {
  readonly token?: string;
  readonly session?: string;
  readonly player?: string;
  readonly game?: string;
  readonly round?: string;
  readonly tx?: string;
  /** Null for a win that has no bet. */
  readonly bet_tx?: string | null;
  /** Minor units; anything else is sent unchanged. */
  readonly amount?: unknown;
  readonly currency?: string;
  readonly kind?: string;
}

export interface WalletAnswer {
  readonly http: number;
  /** The dialect's own name or number. */
  readonly code: string | number;
  readonly tx?: string;
  readonly balanceMinor?: number;
  readonly session?: string;
}

/** Outcomes as the protocol names them. */
export type WalletWord =
  | 'OK'
  | 'OK_EMPTY'
  | 'NO_FUNDS'
  | 'MISMATCH'
  | 'CANCELLED'
  | 'BET_UNKNOWN'
  | 'BET_SETTLED'
  | 'BET_CANCELLED'
  | 'ROUND_CLOSED'
  | 'LIMIT'
  | 'PLAYER_BLOCKED'
  | 'PLAYER_UNKNOWN'
  | 'GAME_UNKNOWN'
  | 'CURRENCY'
  | 'SESSION_EXPIRED'
  | 'INVALID'
  | 'UNDECIDED'
  | 'BAD_SIGNATURE';

/** Drives one dialect through the conformance suite: how messages are sent and what replies mean. */
export interface WalletDriver {
  readonly provider: string;
  readonly gameId: number;
  /** Another game of the same provider. */
  readonly otherGameId: number;
  /** Whether wins refer to their bet, or only to its round. */
  readonly namesBets: boolean;
  /** Invalid amounts in this dialect. */
  readonly badAmounts: readonly unknown[];
  code(word: WalletWord): string | number;
  /** HTTP status of an undecided reply. */
  readonly undecidedHttp: number;
  /** Outcome of a rollback of another brand's bet. */
  readonly foreignRollback: WalletWord;
  send(app: TestApp, call: WalletCallName, fields: WalletFields, how?: SendOptions): Promise<WalletAnswer>;
}

export interface SendOptions {
  readonly siteId?: number;
  /** Changes the body after it was signed. */
  tamper?(body: string): string;
  /** The party whose key signs, if not the brand's. */
  readonly party?: string;
}

/** Invalid amounts in dialects with integer minor units. */
export const notIntegers: readonly unknown[] = [0, -1, 1.005, '1e9', 2 ** 53 + 2, null];
