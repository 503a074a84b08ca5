import type { PickResult } from '@baize/games/sports';

import type { Bet, BetPick, BetSettlement, BetState, CashOutOffer, Refusal } from '../bets.ts';
import type { Book, SportId } from '../book.ts';

/** A bet for its page. Amounts in minor units. */
export interface BetView {
  readonly id: string;
  readonly code: string;
  readonly state: BetState;
  readonly refusal: RefusalView | null;
  /** Why an operator voided it as a whole; null if nobody did. */
  readonly voidedFor: string | null;
  readonly picks: readonly BetPickView[];
  readonly sizes: readonly number[];
  readonly bankers: readonly number[];
  readonly lines: number;
  readonly lineStake: number;
  readonly stake: number;
  /** The stake was a free bet: it is no part of what comes back. */
  readonly isFreeBet: boolean;
  readonly possible: number;
  readonly paid: number;
  readonly cashOuts: readonly { readonly lineStake: number; readonly paid: number; readonly at: string }[];
  readonly firstSettlement: SettlementView | null;
  readonly corrections: readonly SettlementView[];
  readonly placedAt: string;
  /** Until a live bet is decided; 0 for others. The page's clock may be another. */
  readonly waitMs: number;
  readonly settledAt: string | null;
  readonly balance: number | null;
}

export interface SettlementView {
  readonly at: string;
  readonly paid: number;
}

export interface RefusalView {
  readonly reason: Refusal['reason'];
  /** Positions of the picks that it is about. */
  readonly at: readonly number[];
  readonly limit: number | null;
  /** In thousandths: the smallest that the terms of a bonus allow. Null of other refusals. */
  readonly minOdds: number | null;
}

export interface BetPickView {
  readonly eventId: number;
  readonly marketId: string;
  readonly pick: string;
  readonly price: number;
  readonly eventName: string;
  /** Of the match's sides and sport, which name the market and the pick; null if the book has forgotten the match. */
  readonly sides: { readonly home: string; readonly away: string; readonly sport: SportId } | null;
  readonly startsAt: string;
  readonly wasLive: boolean;
  readonly phase: 'upcoming' | 'live' | 'ended' | 'abandoned' | null;
  /** Such as `2–1`; empty before the start. */
  readonly score: string;
  readonly result: PickResult | null;
}

export interface CashOutView {
  readonly id: string;
  readonly shareBasisPoints: number;
  readonly amount: number;
  /** How long it stands. */
  readonly validMs: number;
  /** How long it is checked after it was accepted, since a match is live; 0 if it is decided at once. */
  readonly waitMs: number;
}

export function viewOfBet(bet: Bet, book: Book, now: Date): BetView {
  return {
    id: bet.id,
    code: bet.code,
    state: bet.state,
    sizes: bet.sizes,
    bankers: bet.bankers,
    lines: bet.lines,
    placedAt: bet.placedAt,
    settledAt: bet.settledAt,
    refusal: bet.refusal && viewOfRefusal(bet.refusal),
    voidedFor: bet.voidedFor,
    picks: bet.picks.map((pick) => viewOfPick(pick, book)),
    lineStake: Number(bet.lineStakeMinor),
    stake: Number(bet.stakeMinor),
    isFreeBet: bet.isFreeBet,
    possible: Number(bet.possibleMinor),
    paid: Number(bet.paidMinor),
    cashOuts: bet.cashOuts.map(({ lineStakeMinor, paidMinor, at }) => ({
      lineStake: Number(lineStakeMinor),
      paid: Number(paidMinor),
      at,
    })),
    firstSettlement: bet.firstSettlement && viewOfSettlement(bet.firstSettlement),
    corrections: bet.corrections.map(viewOfSettlement),
    waitMs: bet.state === 'waiting' ? msUntil(bet.decidedAt, now) : 0,
    balance: bet.balanceMinor === null ? null : Number(bet.balanceMinor),
  };
}

export function viewOfOffer(offer: CashOutOffer, now: Date): CashOutView {
  const { id, shareBasisPoints, amountMinor, validUntil, wait } = offer;
  return {
    id,
    shareBasisPoints,
    amount: Number(amountMinor),
    validMs: msUntil(validUntil, now),
    waitMs: wait?.ms ?? 0,
  };
}

const viewOfSettlement = ({ at, paidMinor }: BetSettlement): SettlementView => ({
  at,
  paid: Number(paidMinor),
});

function msUntil(at: string | null, now: Date): number {
  return at === null ? 0 : Math.max(0, new Date(at).getTime() - now.getTime());
}

function viewOfRefusal(refusal: Refusal): RefusalView {
  return {
    reason: refusal.reason,
    at: 'at' in refusal ? refusal.at : [],
    limit: 'limitMinor' in refusal ? Number(refusal.limitMinor) : null,
    minOdds: 'minOdds' in refusal ? refusal.minOdds : null,
  };
}

/** A match that is over is in the bet itself, so that a page of a history needs no match of the book. */
function viewOfPick(pick: BetPick, book: Book): BetPickView {
  const { match, final } = pick;
  const event = match !== null && final !== null ? null : book.find(pick.eventId);
  const status = event && book.status(pick.eventId);
  const score = final?.score ?? status?.tracker?.score;
  const sides =
    match ?? (event && { home: event.home.name, away: event.away.name, sport: event.league.sport });
  return {
    eventId: pick.eventId,
    marketId: pick.marketId,
    pick: pick.pick,
    price: pick.price,
    eventName: pick.eventName,
    startsAt: pick.startsAt,
    wasLive: pick.wasLive,
    result: pick.result,
    sides: sides && { home: sides.home, away: sides.away, sport: sides.sport },
    phase: final?.phase ?? status?.phase ?? null,
    score: score === undefined ? '' : `${score.home}–${score.away}`,
  };
}
