import { InvalidBet } from '../bets/invalid-bet.ts';
import { readFields, readStake, readWhole } from '../bets/read-bets.ts';
import type { Draw } from '../random/draw.ts';
import type { BingoCard, BingoFormat, BingoPattern } from './bingo-card.ts';
import { dealCard75 } from './deal-card-75.ts';
import { dealStrip90, TICKETS_PER_STRIP } from './deal-strip-90.ts';

/** What an operator sets for a room. */
export interface BingoRoom {
  readonly format: BingoFormat;
  readonly ticketMinor: bigint;
  /** Shares of the takings of a round that its patterns win, in basis points. */
  readonly shares: Readonly<Record<BingoPattern, number>>;
  /**
   * What every ticket gets that has a full house within so many calls, on top of its prize; null for none. That many balls are
   * always called, so a ticket gets it whatever the others have.
   */
  readonly bonus: { readonly withinCalls: number; readonly payMinor: bigint } | null;
}

/** The terms of a round that only one player has bought: all takings are prizes, so that the stake comes back, no more or less. */
export function aloneIn({ shares, ...room }: BingoRoom): BingoRoom {
  const all = shares.line + shares.twoLines + shares.fullHouse;
  const line = Math.floor((shares.line * 10_000) / all);
  const twoLines = Math.floor((shares.twoLines * 10_000) / all);
  return { ...room, shares: { line, twoLines, fullHouse: 10_000 - line - twoLines }, bonus: null };
}

/** Tickets that a player buys for a round, and their price together. */
export interface BingoOrder {
  readonly tickets: number;
  readonly stakeMinor: bigint;
}

/**
 * An order from untrusted JSON: `{ "tickets": 6, "stakeMinor": "600" }`. The stake has to be the price, so that nobody buys at a
 * price that was not shown.
 *
 * @throws InvalidBet
 */
export function readBingoOrder(json: unknown, room: BingoRoom, mostTickets: number): BingoOrder {
  const { tickets, stakeMinor } = readFields(json, ['tickets', 'stakeMinor']);
  if (typeof tickets === 'number' && (tickets < 1 || tickets > mostTickets)) {
    throw new InvalidBet('count', `1 to ${mostTickets} tickets, not ${tickets}`);
  }
  const count = readWhole(tickets, 1, mostTickets);
  const price = BigInt(count) * room.ticketMinor;
  return { tickets: count, stakeMinor: readStake(stakeMinor, { minMinor: price, maxMinor: price }) };
}

/** The cards of an order. Tickets of 90 balls come in strips; the last strip may be sold in part. */
export function dealBingoCards(format: BingoFormat, tickets: number, draw: Draw): BingoCard[] {
  if (format === 'bingo75') return Array.from({ length: tickets }, () => dealCard75(draw));
  const strips = Math.ceil(tickets / TICKETS_PER_STRIP);
  return Array.from({ length: strips }, () => dealStrip90(draw))
    .flat()
    .slice(0, tickets);
}
