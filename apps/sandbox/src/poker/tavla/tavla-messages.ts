import type { Play, Side, TavlaEvent, TavlaMatch, TavlaTerms } from '@baize/games/tavla';

import type { TableMessage } from '../table-messages.ts';
import type { NextDiceView } from './next-dice.ts';

export type OfSides<Value> = Readonly<Record<Side, Value>>;

/** What a page knows of a table, whole whenever anything changes. */
export interface TavlaState {
  readonly type: 'table';
  readonly version: number;
  /** By the clock of the room, in ms. */
  readonly now: number;
  readonly view: TavlaView;
  readonly next: NextDiceView | null;
  /** Of the player of the page. */
  readonly own: {
    readonly balance: number;
    /** A stake is on its way to the wallet. */
    readonly isBuying: boolean;
    /** What was won or given back is on its way to the wallet. */
    readonly isPaying: boolean;
  };
}

export interface TavlaView {
  /** Of the player of the page; null for somebody who only watches. */
  readonly seat: Side | null;
  readonly terms: TavlaTerms;
  readonly stakeMinor: number;
  /** What the winner pays. */
  readonly commissionMinor: number;
  /** Names; those of the house are marked. */
  readonly seats: OfSides<string | null>;
  /** Sides that somebody is sitting down at. */
  readonly reserved: readonly Side[];
  /** Whether the opponent of the house may be called. */
  readonly hasHouse: boolean;
  /** The match that is played, or the last one; null before the first. */
  readonly match: MatchView | null;
}

export interface MatchView {
  readonly id: string;
  readonly names: OfSides<string>;
  readonly commitment: string;
  readonly salt: string;
  readonly state: TavlaMatch;
  /** How many events there are so far; a move names it, so that one about an older state is refused. */
  readonly turn: number;
  /** The last of them. */
  readonly recent: readonly TavlaEvent[];
  /** To each side, stakes included; null until the end. */
  readonly pay: OfSides<number> | null;
}

export type TavlaMessage = TavlaState | Exclude<TableMessage, { readonly type: 'table' }>;

/** What a page says, after the first message with its key and its table. */
export type TavlaPageMessage =
  | { readonly type: 'sit'; readonly side: Side }
  /** The opponent of the house takes the other side. */
  | { readonly type: 'house' }
  | { readonly type: 'seed'; readonly hand: string; readonly seed: string }
  | { readonly type: 'roll'; readonly match: string; readonly turn: number }
  | { readonly type: 'play'; readonly match: string; readonly turn: number; readonly play: Play }
  | { readonly type: 'resign'; readonly match: string }
  | { readonly type: 'leave' };
