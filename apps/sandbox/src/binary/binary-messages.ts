import type { Direction, OptionOutcome, OptionSeconds, OptionSpan, Tick } from '@baize/games/binary-option';

import type { WagerView } from '../shell/play-calls.ts';

/** What a verifier needs besides a seed. */
export interface SessionFacts {
  /** The seed of tick 0, published before the salt was chosen. */
  readonly commitment: string;
  readonly ticks: number;
  /** Hexadecimal. Null for a session that has not begun: the first page that sees it chooses the salt. */
  readonly salt: string | null;
  /** When tick 0 was published, by the server's clock in milliseconds; null before. */
  readonly startMs: number | null;
}

/** What a wager stores of its bet, before the wallet is asked for the stake. */
export interface OptionStake extends OptionSpan {
  readonly commitment: string;
  readonly salt: string;
  readonly direction: Direction;
  readonly seconds: OptionSeconds;
}

/** What it stores of its end, before the last price is published. */
export interface OptionEnd {
  readonly outcome: OptionOutcome;
  readonly entryLevel: number;
  readonly expiryLevel: number;
  /** Of the last tick. It proves both levels. */
  readonly seed: string;
}

/** A bet of the page's own player. */
export interface OwnOption extends Omit<WagerView, 'result'>, OptionStake {
  readonly result: OptionEnd | null;
  /** ISO 8601. */
  readonly placedAt: string;
}

/** Everything, after a connection was opened and when a session begins or ends. */
export interface MarketSnapshot {
  readonly type: 'all';
  readonly session: SessionFacts;
  /** Number of the first of the levels. */
  readonly firstTick: number;
  /** The latest last; empty before the session. */
  readonly levels: readonly number[];
  /** Latest first. */
  readonly own: readonly OwnOption[];
}

export type MarketMessage =
  | MarketSnapshot
  | { readonly type: 'ticks'; readonly ticks: readonly Tick[] }
  | { readonly type: 'own'; readonly bet: OwnOption };
