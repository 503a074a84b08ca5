import type { Draw, StakeLimits } from '@baize/games';

import type { Wager } from '../wagers/wager.ts';

/** What a ticket of a round stores in its wager. */
export interface TicketBet<Bet> {
  /** Id of its round. */
  readonly round: string;
  readonly bet: Bet;
}

/** An accepted ticket. */
export interface SoldTicket<Bet> {
  readonly wager: Wager<TicketBet<Bet>>;
  /** The player's name, masked; null for play money. */
  readonly name: string | null;
}

/** Something that everyone sees at a moment of a round. */
export interface ShowStep {
  /** After the beginning of the show. */
  readonly atMs: number;
  /** Plain JSON, made when it is shown. */
  readonly see: () => unknown;
}

/** How a ticket ended: what it gets, stake included, and all that it shows, which is stored with it. */
export interface TicketEnd {
  readonly winMinor: number;
  readonly result: unknown;
}

/** What an order may need to know. */
export interface OrderContext<Offer, Bet> {
  readonly offer: Offer;
  readonly limits: StakeLimits;
  readonly draw: Draw;
  /** The player's tickets of this round. */
  readonly own: readonly SoldTicket<Bet>[];
}

/**
 * The rules of a kind of shared draw. Offers, bets and steps are plain JSON.
 *
 * @typeParam Offer what is on sale in a round, which everyone sees
 * @typeParam Bet what one ticket has bet on
 * @typeParam Result the draw
 */
export interface DrawRules<Offer, Bet, Result> {
  /** How long tickets are sold when nothing is shown; during a show they are sold for the next round. */
  readonly saleMs: number;
  /** How long a result stays after its show. */
  readonly resultMs: number;
  /** @param round a number that rises by one */
  offer(round: number, draw: Draw): Offer;
  /** A ticket from untrusted JSON. @throws InvalidBet */
  readOrder(json: unknown, context: OrderContext<Offer, Bet>): { bet: Bet; stakeMinor: bigint };
  draw(offer: Offer, draw: Draw): Result;
  /** In the order of the tickets. */
  settle(offer: Offer, tickets: readonly SoldTicket<Bet>[], result: Result): TicketEnd[];
  /** The show in order of time, and how long it takes. */
  show(
    offer: Offer,
    tickets: readonly SoldTicket<Bet>[],
    result: Result,
  ): { readonly steps: readonly ShowStep[]; readonly showMs: number };
  /** A line of the last results. */
  summary(offer: Offer, result: Result): unknown;
  /** What everyone sees of the sale. */
  standing(offer: Offer, tickets: readonly SoldTicket<Bet>[]): unknown;
}
