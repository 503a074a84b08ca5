import type { PickResult, Price, PriceRule, Score } from '@baize/games/sports';

import type { Visit } from '../visits/visit.ts';
import type { Names, SportId } from './book.ts';

/** A pick as it was on the slip. */
export interface OrderedPick {
  readonly eventId: number;
  readonly marketId: string;
  readonly pick: string;
  /** As the player saw it. */
  readonly price: Price;
}

/** A bet that a page asks for. Several single bets are several orders. */
export interface BetOrder {
  /** Of the page's making: a repeat gets the state of the first. */
  readonly requestId: string;
  readonly picks: readonly OrderedPick[];
  /** Legs per line: `[1]` a single bet, `[picks.length]` an accumulator, others a system. */
  readonly sizes: readonly number[];
  /** Positions of picks that are in every line. */
  readonly bankers: readonly number[];
  readonly lineStakeMinor: bigint;
  readonly rule: PriceRule;
  /** The stake is the player's free bet, as a whole. */
  readonly isFreeBet?: boolean;
}

/** Why a bet was not taken. */
export type Refusal =
  /** Prices changed against the rule; the bet's picks have the new ones. */
  | { readonly reason: 'price' }
  /** Picks that cannot be bet on at present, by position. */
  | { readonly reason: 'suspended' | 'closed' | 'started'; readonly at: readonly number[] }
  /** Picks that cannot be in one bet. */
  | { readonly reason: 'related'; readonly at: readonly number[] }
  | { readonly reason: 'stakeLow' | 'stakeHigh'; readonly limitMinor: bigint }
  /** The terms of a bonus: a stake above their largest, or odds below their smallest, in thousandths. */
  | { readonly reason: 'bonusStake'; readonly limitMinor: bigint }
  | { readonly reason: 'bonusOdds'; readonly minOdds: number }
  | { readonly reason: 'tooManyPicks' | 'tooManyLines' | 'invalid' }
  /** The wallet's own: no funds, a limit, other terms of a bonus, a break or exclusion, an ended session. */
  | { readonly reason: 'funds' | 'limit' | 'bonus' | 'blocked' | 'session' }
  /** The wallet gave no decision in time: the stake is returned if it was taken. */
  | { readonly reason: 'undecided' };

export type BetState = 'waiting' | 'booking' | 'open' | 'refused' | 'refunding' | 'cashedOut' | 'settled';

/** Names of a match as they were at the time of the bet. */
export interface BetMatch {
  readonly sport: SportId;
  readonly home: string;
  readonly away: string;
  readonly league: Names;
}

/** How a match ended, so that histories need no book. */
export interface BetFinal {
  readonly phase: 'ended' | 'abandoned';
  readonly score: Score;
}

export interface BetPick extends OrderedPick {
  /** Names at the time of the bet, so that a bet explains itself for ever. */
  readonly eventName: string;
  /** Null in bets from before it was stored. */
  readonly match: BetMatch | null;
  readonly leagueId: string;
  readonly startsAt: string;
  readonly wasLive: boolean;
  /** Null while it is open. */
  readonly result: PickResult | null;
  /** Null until the match is over. */
  readonly final: BetFinal | null;
}

export interface CashOutPart {
  readonly lineStakeMinor: bigint;
  readonly paidMinor: bigint;
  readonly at: string;
}

/** What was decided of the part of a bet that was not cashed out. */
export interface BetSettlement {
  readonly at: string;
  readonly paidMinor: bigint;
}

/** A bet with everything that a player may see of it. */
export interface Bet {
  readonly id: string;
  /** Of the order that it came from. */
  readonly requestId: string;
  /** Eight digits, for people. */
  readonly code: string;
  readonly state: BetState;
  readonly refusal: Refusal | null;
  /** Why an operator voided it as a whole; null if nobody did. */
  readonly voidedFor: string | null;
  readonly picks: readonly BetPick[];
  readonly sizes: readonly number[];
  readonly bankers: readonly number[];
  readonly lines: number;
  /** Of each line, at the time of the bet. */
  readonly lineStakeMinor: bigint;
  readonly stakeMinor: bigint;
  /** The stake was a free bet: it is no part of what comes back. */
  readonly isFreeBet: boolean;
  /** Of an open bet what the rest of it can still return, otherwise what the whole bet could have returned. */
  readonly possibleMinor: bigint;
  /** All that was paid so far: cash-outs, and the settlement less its corrections. */
  readonly paidMinor: bigint;
  readonly cashOuts: readonly CashOutPart[];
  /** What was paid for the part that was not cashed out before any correction; null while it is not decided. */
  readonly firstSettlement: BetSettlement | null;
  /** Settlements after the first, newest last. */
  readonly corrections: readonly BetSettlement[];
  readonly placedAt: string;
  /** When a live bet is decided; null for others. */
  readonly decidedAt: string | null;
  readonly settledAt: string | null;
  /** Balance after the latest booking, if known. */
  readonly balanceMinor: bigint | null;
}

/** A price at which a bet, or a part of it, can be ended; it stands for some seconds. */
export interface CashOutOffer {
  readonly id: string;
  readonly betId: string;
  readonly shareBasisPoints: number;
  readonly amountMinor: bigint;
  readonly validUntil: string;
  /** Why it is not decided as soon as it is accepted: a match is live. Null if it is. */
  readonly wait: { readonly reason: 'live'; readonly ms: number } | null;
}

export interface BetPage {
  readonly bets: readonly Bet[];
  /** Of the next page; null if there is none. */
  readonly before: string | null;
}

/** Takes, pays and ends bets. A visit is an open page of a player; one without a wallet bets play money. */
export interface BetDesk {
  /** Returns when the stake is decided; a live bet first waits for its delay. Watchers see `waiting` at once. */
  place(visit: Visit, order: BetOrder): Promise<Bet>;
  find(visit: Visit, betId: string): Bet | null;
  /** The player's bets, newest first. */
  list(visit: Visit, filter: 'open' | 'settled', before?: string): BetPage;
  /** Null while the bet cannot be ended: a pick is suspended, or nothing of it can win. */
  offerCashOut(visit: Visit, betId: string, shareBasisPoints: number): CashOutOffer | null;
  /** Ends the bet, or the part, at an offer. Null if the offer does not stand any more. */
  cashOut(visit: Visit, offerId: string): Promise<Bet | null>;
  /** Calls the listener after every change of a bet. @returns a function that ends it */
  watch(
    listener: (bet: Bet, owner: { readonly player: string; readonly keyId: string | null }) => void,
  ): () => void;
}
