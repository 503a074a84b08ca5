import type { Price } from '@baize/games/sports';

import type { Book, BookEvent, EventStatus } from '../book.ts';
import type { BetMatch, OrderedPick, Refusal } from '../bets.ts';
import type { RecordPick } from './bet-record.ts';
import { liveDelayMs } from './bet-rules.ts';

/** A pick as the book has it now. */
export interface ReadPick {
  readonly pick: RecordPick;
  /** Null if it can be bet on. */
  readonly problem: 'suspended' | 'closed' | 'started' | null;
  /** 0 before the start. */
  readonly delayMs: number;
}

export function readPick(book: Book, ordered: OrderedPick): ReadPick {
  const event = book.find(ordered.eventId);
  if (event === null) return { pick: recordPick(ordered, null, false, null), problem: 'closed', delayMs: 0 };
  const status = book.status(event.id);
  const isLive = status.phase === 'live';
  const offered = findOffer(book, ordered);
  return {
    pick: recordPick(ordered, event, isLive, offered?.price ?? null),
    problem: problemOf(status, offered),
    delayMs: isLive ? liveDelayMs(event.league.sport) : 0,
  };
}

function findOffer(book: Book, { eventId, marketId, pick }: OrderedPick) {
  const market = book.snapshot(eventId).offers.find(({ id }) => id === marketId);
  return market?.picks.find((offered) => offered.pick === pick);
}

function problemOf(
  { phase, isSuspended }: EventStatus,
  offered: { readonly price: Price | null } | undefined,
): ReadPick['problem'] {
  if (phase === 'ended' || phase === 'abandoned') return 'closed';
  if (isSuspended) return 'suspended';
  // What a match no longer has on sale was on sale before its start, or before what happened in it.
  if (offered === undefined) return phase === 'live' ? 'started' : 'closed';
  return offered.price === null ? 'suspended' : null;
}

function recordPick(
  { eventId, marketId, pick, price }: OrderedPick,
  event: BookEvent | null,
  wasLive: boolean,
  priceNow: Price | null,
): RecordPick {
  return {
    eventId,
    marketId,
    pick,
    price: priceNow ?? price,
    seenPrice: price,
    eventName: event === null ? '' : `${event.home.name} – ${event.away.name}`,
    match: event && matchOf(event),
    leagueId: event?.league.id ?? '',
    startsAt: event?.startsAt.toISOString() ?? '',
    wasLive,
    result: null,
  };
}

const matchOf = ({ home, away, league }: BookEvent): BetMatch => ({
  sport: league.sport,
  home: home.name,
  away: away.name,
  league: league.name,
});

const PROBLEMS = ['closed', 'started', 'suspended'] as const;

/** The worst problem among picks, with the positions that have it; null if all can be bet on. */
export function problemAmong(picks: readonly ReadPick[]): Refusal | null {
  for (const reason of PROBLEMS) {
    const at = picks.flatMap(({ problem }, index) => (problem === reason ? [index] : []));
    if (at.length > 0) return { reason, at };
  }
  return null;
}
