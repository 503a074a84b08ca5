import type { HandName, PokerDecision, PokerRefusalReason, PokerView } from '@baize/games';
import type { WalletStatus } from '@baize/providers';

import type { NextDeckView } from './next-deck.ts';
import type { Wire } from './wire-text.ts';

/** A hand that its viewer may see, in words and with the five cards that make it. */
export interface NamedHand extends HandName {
  readonly seat: number;
  readonly cards: readonly number[];
}

/** What a page knows of a table, whole whenever anything changes. A page drops a version older than the one it has. */
export interface TableState {
  readonly type: 'table';
  readonly version: number;
  /** By the clock of the room, in ms. */
  readonly now: number;
  readonly view: Wire<PokerView>;
  /** Seats that somebody is buying in to. */
  readonly reserved: readonly number[];
  readonly next: NextDeckView | null;
  readonly named: readonly NamedHand[];
  /** Of the player of the page. */
  readonly own: OwnSeat;
}

export interface OwnSeat {
  readonly balance: number;
  /** A stake is on its way to the wallet. */
  readonly isBuying: boolean;
  /** Bought in the middle of a hand, and in play after it. */
  readonly added: number;
}

/** Why a seat was left; `closed` if none of the player's pages may play any more. */
export type LeaveReason = 'asked' | 'absent' | 'idle' | 'long' | 'closed';

export type TableRefusal =
  | PokerRefusalReason
  /** Its time was up when the room received it. */
  | 'late'
  /** The page knew an older state of the hand. */
  | 'stale'
  | 'busy'
  | 'paused'
  | 'no-such-table'
  | 'expired'
  /** The page was disconnected, since its player has opened further ones. */
  | 'too-many-pages'
  | 'not-stored'
  /** The house has lost much at this table today. */
  | 'house-away'
  /** By the wallet, with its status. */
  | `wallet-${WalletStatus | 'UNDECIDED'}`;

export type TableMessage =
  | TableState
  | { readonly type: 'refused'; readonly reason: TableRefusal }
  /** A seat was left with its chips. Once the wallet has them the message comes again with the balance. */
  | {
      readonly type: 'left';
      readonly reason: LeaveReason;
      readonly chips: number;
      readonly balance: number | null;
    };

/** What a page says, after the first message with its key and its table. */
export type PageMessage =
  | { readonly type: 'sit'; readonly seat: number; readonly buyInMinor: bigint }
  | { readonly type: 'add'; readonly amountMinor: bigint }
  /** @param turn number of events of the hand that the page knew */
  | { readonly type: 'act'; readonly hand: string; readonly turn: number; readonly decision: PokerDecision }
  | { readonly type: 'seed'; readonly hand: string; readonly seed: string }
  | { readonly type: 'away'; readonly isAway: boolean }
  | { readonly type: 'leave' };
