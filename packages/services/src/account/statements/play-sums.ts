import { type PlayCategory, playCategories } from '@baize/contract';
import type { PlayPeriod } from '@baize/ledger';

const MINUTE_MS = 60_000;

export interface PlaySums {
  readonly bet: bigint;
  readonly win: bigint;
  readonly refund: bigint;
  readonly net: bigint;
  readonly bets: number;
}

/** What rows of play add up to. */
export function sumPlay(rows: readonly PlayPeriod[]): PlaySums {
  let [bet, win, refund, bets] = [0n, 0n, 0n, 0];
  for (const row of rows) {
    bet += row.stakedMinor;
    win += row.wonMinor;
    refund += row.refundedMinor;
    bets += row.bets;
  }
  return { bet, win, refund, net: win + refund - bet, bets };
}

/** Whole minutes, as limits of time show them. */
export function minutesOf(rows: readonly PlayPeriod[]): number {
  return Math.floor(rows.reduce((sum, { playedMs }) => sum + playedMs, 0) / MINUTE_MS);
}

function categoryOf({ category }: PlayPeriod): PlayCategory {
  return playCategories.find((known) => known === category) ?? 'other';
}

/** The sums of each category that was played, the one with the highest bets first. */
export function sumCategories(rows: readonly PlayPeriod[]): (PlaySums & { category: PlayCategory })[] {
  const found = playCategories.map((category) => ({
    category,
    rows: rows.filter((row) => categoryOf(row) === category),
  }));
  return found
    .filter(({ rows: played }) => played.length > 0)
    .map(({ category, rows: played }) => ({ category, ...sumPlay(played) }))
    .toSorted((a, b) => Number(b.bet - a.bet));
}
