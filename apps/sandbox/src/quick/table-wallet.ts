import type { QuickLaunch, SigningKey } from '@baize/providers';

import type { QuickRound } from './quick-round.ts';

/** The wallet's decision in the terms of the table, whatever its dialect. */
export interface TableReply {
  /** A number of `quickErrors`; `retry` leaves the outcome open. */
  readonly error: number;
  /** Minor units; undefined if the reply has none. */
  readonly balanceMinor?: number | undefined;
}

/** The reply to the opening of a page. */
export interface SeatReply extends TableReply {
  /** Of the game session, for bets. */
  readonly token?: string | undefined;
  readonly userId?: string | undefined;
  /** Limits of a bet in minor units. */
  readonly limits?: { readonly min: number; readonly max: number };
}

/** What the calls of a round need of it. */
export type TableRound = Pick<
  QuickRound,
  'id' | 'userId' | 'gameId' | 'token' | 'currency' | 'stakeMinor' | 'winMinor'
>;

export type TableSeat = Pick<TableRound, 'userId' | 'gameId' | 'token' | 'currency'>;

/**
 * A provider's side of one dialect of the wallet. Each repeat of a call has the ids of the first one. Null means that the
 * outcome is unknown. No call throws.
 */
export interface TableWallet {
  open(launch: QuickLaunch): Promise<SeatReply | null>;
  balance(key: SigningKey, seat: TableSeat): Promise<TableReply | null>;
  bet(key: SigningKey, round: TableRound): Promise<TableReply | null>;
  /** Undoes the bet, whether it has arrived or not. */
  refund(key: SigningKey, round: TableRound): Promise<TableReply | null>;
  win(key: SigningKey, round: TableRound): Promise<TableReply | null>;
  end(key: SigningKey, round: TableRound): Promise<TableReply | null>;
}

/** The wallets of the providers whose games this table runs, by the provider's name. */
export type TableWallets = Readonly<Record<string, TableWallet>>;
