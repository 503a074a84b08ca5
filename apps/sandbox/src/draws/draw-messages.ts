import type { WagerView } from '../shell/play-calls.ts';

/** What the pages of a room get over the socket, the same for all. Times are in milliseconds since 1970, by the server's clock. */
export type DrawMessage = DrawState | DrawStep | DrawSold | { readonly type: 'expired' };

/** Everything, at the beginning and whenever a round begins or ends. */
export interface DrawState<Offer = unknown, View = unknown, Summary = unknown, Standing = unknown> {
  readonly type: 'state';
  readonly nowMs: number;
  readonly sale: SaleView<Offer, Standing>;
  readonly shown: ShownView<Offer, View> | null;
  /** The last results, the latest first. */
  readonly past: readonly Summary[];
}

export interface SaleView<Offer = unknown, Standing = unknown> {
  readonly round: string;
  readonly offer: Offer;
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  readonly standing: Standing;
}

export interface ShownView<Offer = unknown, View = unknown> {
  readonly round: string;
  readonly offer: Offer;
  readonly startedAtMs: number;
  readonly steps: readonly View[];
  readonly isOver: boolean;
}

export interface DrawStep {
  readonly type: 'step';
  readonly round: string;
  readonly view: unknown;
}

export interface DrawSold {
  readonly type: 'sold';
  readonly round: string;
  readonly standing: unknown;
}

/** A ticket for its own page. What it wins is 0 and its result null until its round has been shown. */
export interface TicketView<Bet = unknown, Result = unknown> extends WagerView {
  readonly round: string;
  readonly ticket: Bet;
  readonly result: Result | null;
}
