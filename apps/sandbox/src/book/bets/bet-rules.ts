import type { SportId } from '../book.ts';

/** How long a live bet waits before it is booked, so that nobody bets on what has been seen elsewhere. */
const LIVE_DELAY_MS: Partial<Record<SportId, number>> = {
  football: 6_000,
  tennis: 4_000,
  basketball: 5_000,
  rounds: 7_000,
  arena: 7_000,
};
const OTHER_LIVE_DELAY_MS = 5_000;

export function liveDelayMs(sport: SportId): number {
  return LIVE_DELAY_MS[sport] ?? OTHER_LIVE_DELAY_MS;
}

/** The most that a bet may return: 1,000,000.00. */
export const LARGEST_RETURN_MINOR = 100_000_000n;

/** The most that the bets of a player within 24 hours may return together: 2,000,000.00. */
export const LARGEST_DAY_RETURN_MINOR = 200_000_000n;
export const DAY_MS = 86_400_000;

/** What the book may lose to one player on one pick: 250,000.00 on the markets that most bets are on. */
const MAIN_MARKET_LIMIT_MINOR = 25_000_000n;
/** 50,000.00 on all others, such as the correct score. */
const OTHER_MARKET_LIMIT_MINOR = 5_000_000n;
/** Of a live pick it is a half. */
const LIVE_SHARE = 2n;

/** Kinds of the whole match on which most money is bet. */
const MAIN_KINDS: ReadonlySet<string> = new Set(['result', 'winner', 'handicap', 'total']);

/** @param marketId such as `full.total.10` */
export function marketLimitMinor(marketId: string, isLive: boolean): bigint {
  const [part = '', kind = ''] = marketId.split('.');
  const isMain = part === 'full' && MAIN_KINDS.has(kind);
  const limit = isMain ? MAIN_MARKET_LIMIT_MINOR : OTHER_MARKET_LIMIT_MINOR;
  return isLive ? limit / LIVE_SHARE : limit;
}

/** How long an offer for a cash-out stands. */
export const OFFER_MS = 5_000;

/** Smallest stake that can run on after a cash-out in part: 1.00. */
export const LEAST_LEFT_MINOR = 100n;

/** How long after its settlement a bet is corrected without an operator. */
export const CORRECTION_MS = 86_400_000;
