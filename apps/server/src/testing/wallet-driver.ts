import type { KeyObject } from 'node:crypto';

import type { Clock } from '@baize/clock';
import type { KeyRing } from '@baize/providers';
import type { WalletGameFacts } from '@baize/services';

/** A site as a provider knows it: where calls go, and what they are signed with. */
export interface WalletSite {
  readonly brand: { readonly siteId: number };
  readonly keys: Pick<KeyRing, 'current'>;
  readonly clock: Pick<Clock, 'now'>;
  /** The provider's own key and id, if they are not those of the suite. */
  readonly studio?: { readonly privateKey?: KeyObject; readonly providerId?: string };
  origin(): Promise<string>;
}

/** A wallet call; every dialect has its own name for it, and some have none. */
export type WalletCallName =
  | 'session'
  | 'balance'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'round_end'
  /** Takes back a win. */
  | 'reverse_win'
  /** Several calls, `calls`, that are booked together. */
  | 'batch'
  /** Two bookings in one call, as the dialect has them. */
  | 'pair';

export interface WalletFields {
  readonly token?: string;
  readonly session?: string;
  readonly player?: string;
  readonly game?: string;
  readonly round?: string;
  readonly tx?: string;
  /** Null for a win that has no bet. */
  readonly bet_tx?: string | null;
  readonly win_tx?: string;
  /** Minor units; anything else is sent unchanged. */
  readonly amount?: unknown;
  readonly currency?: string;
  readonly kind?: string;
  /** Of the native dialect: the casino's free rounds, and what books send. */
  readonly free_spins?: string;
  readonly free_bet?: boolean;
  readonly odds?: number;
  readonly calls?: readonly (WalletFields & { readonly call: WalletCallName })[];
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
  | 'BONUS_TERMS'
  | 'NO_FREE_ROUNDS'
  | 'PLAYER_BLOCKED'
  | 'PLAYER_UNKNOWN'
  | 'GAME_UNKNOWN'
  | 'CURRENCY'
  | 'SESSION_EXPIRED'
  | 'INVALID'
  | 'UNDECIDED'
  | 'BAD_SIGNATURE';

/** Rows of the protocol's table: W01 to W44. */
export type RowId = `W${number}`;

/** Drives one dialect through the conformance suite: how messages are sent and what replies mean. */
export interface WalletDriver {
  readonly provider: string;
  readonly gameId: number;
  /** Another game of the same provider. */
  readonly otherGameId: number;
  /** The wallet that they are played with; main by default. */
  readonly wallet?: WalletGameFacts['wallet'];
  /** Whether wins refer to their bet, or only to its round. */
  readonly namesBets: boolean;
  /** Invalid amounts in this dialect. */
  readonly badAmounts: readonly unknown[];
  code(word: WalletWord): string | number;
  /** HTTP status of an undecided reply. */
  readonly undecidedHttp: number;
  /** Outcome of a rollback of another brand's bet. */
  readonly foreignRollback: WalletWord;
  send(app: WalletSite, call: WalletCallName, fields: WalletFields, how?: SendOptions): Promise<WalletAnswer>;

  /** Calls besides those that every dialect has. */
  readonly furtherCalls?: readonly WalletCallName[];
  /** Rows that this dialect cannot have although it has their calls, with the reason. */
  readonly lacks?: Readonly<Partial<Record<RowId, string>>>;
  /** Whether a signature contains a time. */
  readonly signsTime?: boolean;
  /** Whether the launch opens the game session, so that there is no token to exchange. */
  readonly opensAtLaunch?: boolean;
  /** Whether bets say their currency; they do by default. */
  readonly namesCurrency?: boolean;
  /** Kinds of wins without a bet; `promo` by default. */
  readonly freeKinds?: readonly string[];
  /** Outcome of a rollback whose bet is unknown; OK by default. */
  readonly unknownRollback?: WalletWord;
  /** The code of an ordinary win that names no bet, if the dialect requires one. */
  readonly betMissing?: string | number;
  /** Code of a call for a brand that does not exist; that of a bad signature by default. */
  readonly unknownBrand?: string | number;
  /** Ids that are malformed; of a usual identifier by default. */
  readonly badIds?: readonly string[];
  /** Two ids that differ only in their case. */
  readonly idsByCase?: readonly [string, string];
  /** What `pair` changes the balance by. */
  readonly pairMinor?: bigint;
  /** Settings of the provider besides its addresses and keys, as in the environment. */
  settings?(parts: {
    readonly keys: KeyRing;
    readonly siteIds: readonly number[];
  }): Readonly<Record<string, string>>;
}

export interface SendOptions {
  readonly siteId?: number;
  /** Changes the body after it was signed. */
  tamper?(body: string): string;
  /** The party whose key signs, if not the provider. */
  readonly party?: string;
  /** How much the provider's clock is fast. */
  readonly skewSeconds?: number;
  /** The reply is lost; the connection is closed once this resolves. */
  readonly loseReplyAfter?: () => Promise<unknown>;
}

/** Invalid amounts in dialects with integer minor units. */
export const notIntegers: readonly unknown[] = [0, -1, 1.005, '1e9', '10', 2 ** 53 + 2, Number.NaN, null];

/** Invalid amounts in dialects with decimal amounts. */
export const notDecimals: readonly unknown[] = [
  '0.00',
  '-1',
  '1.005',
  '1e3',
  '1,50',
  'NaN',
  '',
  '99999999.01',
  '10.',
  '.5',
];
