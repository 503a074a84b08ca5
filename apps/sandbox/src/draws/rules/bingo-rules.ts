import {
  aloneIn,
  type BingoCard,
  type BingoFormat,
  type BingoPattern,
  bingoPrizesOf,
  type BingoResult,
  type BingoRoom,
  type BingoSettlement,
  bingoTerms,
  dealBingoCards,
  drawBingo,
  readBingoOrder,
  settleBingo,
} from '@baize/games';

import type { DrawRules, ShowStep, SoldTicket } from '../draw-rules.ts';
import { nearestCards, type NearCard } from './nearest-cards.ts';
import { playersOf } from './keno-rules.ts';

/** The cards of a ticket, dealt when it was bought. */
export interface BingoBet {
  readonly cards: readonly BingoCard[];
}

export interface BingoOffer {
  readonly format: BingoFormat;
  readonly ticketMinor: number;
  readonly mostCards: number;
}

/** Prizes in minor units. */
export type PatternPrizes = Readonly<Record<BingoPattern, number>>;

/** The tickets that share prizes: those of one currency, with real or with play money. */
interface BingoPool {
  /** `real TRY` or `fun TRY`. */
  readonly name: string;
  readonly tickets: readonly SoldTicket<BingoBet>[];
  /** Of the tickets, in the order of sale. */
  readonly cards: readonly OwnedCard[];
  /** All tickets are of one player. */
  readonly isAlone: boolean;
}

/** What has been sold so far for the next draw. */
export interface PoolStanding {
  readonly cards: number;
  readonly prizes: PatternPrizes;
  /** One player has bought all cards, and would get their price back. */
  readonly isAlone: boolean;
}

interface OwnedCard {
  readonly card: BingoCard;
  /** Id of the ticket, and the card's position on it. */
  readonly ticket: string;
  readonly index: number;
  readonly name: string | null;
}

/** Who won a pattern, in one pool. */
export interface PatternWin {
  readonly pattern: BingoPattern;
  readonly prizeMinor: number;
  readonly winners: readonly Omit<OwnedCard, 'card'>[];
}

export interface CallView {
  readonly number: number;
  /** By pool: what was won with this call, and the cards that miss least. */
  readonly pools: Readonly<
    Record<string, { readonly wins: readonly PatternWin[]; readonly nearest: readonly NearCard[] }>
  >;
}

const MOST_CARDS = { bingo75: 12, bingo90: 24 };
const CALL_MS = 1_200;
const PAUSE_MS = 2_000;
const LINGER_MS = 3_000;

/** A room of bingo. The calls are everyone's; play money never takes a part of a prize of real money. */
export function bingoRules(format: BingoFormat): DrawRules<BingoOffer, BingoBet, BingoResult> {
  const room: BingoRoom = { ...bingoTerms, format };
  return {
    saleMs: 30_000,
    resultMs: 8_000,
    offer: () => ({ format, ticketMinor: Number(room.ticketMinor), mostCards: MOST_CARDS[format] }),
    readOrder: (json, { own, draw }) => {
      const held = own.reduce((sum, { wager }) => sum + wager.bet.bet.cards.length, 0);
      const { tickets, stakeMinor } = readBingoOrder(json, room, MOST_CARDS[format] - held);
      return { bet: { cards: dealBingoCards(format, tickets, draw) }, stakeMinor };
    },
    draw: (_, draw) => drawBingo(format, draw),
    settle: (_, tickets, result) => settlePools(room, tickets, result),
    show: (_, tickets, result) => showCalls(room, tickets, result),
    summary: (_, { calls }) => calls.slice(0, 5),
    standing: (_, tickets) => ({ players: playersOf(tickets), pools: standingOf(room, tickets) }),
  };
}

function poolsOf(tickets: readonly SoldTicket<BingoBet>[]): BingoPool[] {
  const byName = Map.groupBy(
    tickets,
    ({ wager }) => `${wager.keyId === null ? 'fun' : 'real'} ${wager.currency}`,
  );
  return Array.from(byName, ([name, own]) => ({
    name,
    tickets: own,
    isAlone: playersOf(own) === 1,
    cards: own.flatMap((ticket) =>
      ticket.wager.bet.bet.cards.map((card, index) => ({
        card,
        index,
        ticket: ticket.wager.id,
        name: ticket.name,
      })),
    ),
  }));
}

/** The house takes nothing of a draw in which nobody plays against anybody. */
const termsOf = (room: BingoRoom, { isAlone }: BingoPool): BingoRoom => (isAlone ? aloneIn(room) : room);

function settlePool(room: BingoRoom, pool: BingoPool, result: BingoResult): BingoSettlement {
  const all = pool.cards.map(({ card }) => card);
  return settleBingo(termsOf(room, pool), all, result);
}

function settlePools(room: BingoRoom, tickets: readonly SoldTicket<BingoBet>[], result: BingoResult) {
  const paid = new Map<string, number[]>();
  for (const pool of poolsOf(tickets)) {
    const { paidMinor } = settlePool(room, pool, result);
    pool.cards.forEach(({ ticket }, card) =>
      paid.set(ticket, [...(paid.get(ticket) ?? []), Number(paidMinor[card] ?? 0n)]),
    );
  }
  return tickets.map(({ wager }) => {
    const wins = paid.get(wager.id) ?? [];
    return { winMinor: wins.reduce((sum, win) => sum + win, 0), result: { calls: result.calls, wins } };
  });
}

function showCalls(room: BingoRoom, tickets: readonly SoldTicket<BingoBet>[], result: BingoResult) {
  const pools = poolsOf(tickets).map((pool) => ({ pool, settlement: settlePool(room, pool, result) }));
  const least = room.bonus?.withinCalls ?? 0;
  const lastCall = Math.max(least, ...pools.map(({ settlement }) => settlement.lastCall));
  const steps = result.calls.slice(0, lastCall).map((number, index): ShowStep => {
    const called = result.calls.slice(0, index + 1);
    const see = (): CallView => ({
      number,
      pools: Object.fromEntries(
        pools.map(({ pool, settlement }) => [
          pool.name,
          {
            wins: winsAt(pool, settlement, called.length),
            nearest: nearestCards(room.format, pool.cards, called, nextPattern(settlement, called.length)),
          },
        ]),
      ),
    });
    return { atMs: PAUSE_MS + index * CALL_MS, see };
  });
  return { steps, showMs: PAUSE_MS + lastCall * CALL_MS + LINGER_MS };
}

function winsAt({ cards }: BingoPool, { wins }: BingoSettlement, call: number): PatternWin[] {
  return wins
    .filter((win) => win.call === call)
    .map(({ pattern, prizeMinor, winners }) => ({
      pattern,
      prizeMinor: Number(prizeMinor),
      winners: winners.flatMap((position) => {
        const { ticket = '', index = 0, name = null } = cards[position] ?? {};
        return [{ ticket, index, name }];
      }),
    }));
}

/** What is played for after so many calls; null if all is won. */
function nextPattern({ wins }: BingoSettlement, call: number): BingoPattern | null {
  return wins.find((win) => win.call > call)?.pattern ?? null;
}

function standingOf(room: BingoRoom, tickets: readonly SoldTicket<BingoBet>[]): Record<string, PoolStanding> {
  return Object.fromEntries(
    poolsOf(tickets).map((pool) => {
      const { name, cards, isAlone } = pool;
      const { line, twoLines, fullHouse } = bingoPrizesOf(termsOf(room, pool), cards.length);
      const prizes = { line: Number(line), twoLines: Number(twoLines), fullHouse: Number(fullHouse) };
      return [name, { cards: cards.length, prizes, isAlone }];
    }),
  );
}
