import type { RakeRules } from './table-rules.ts';

/** What a seat has paid into a hand. */
export interface Contribution {
  readonly seat: number;
  readonly paidMinor: bigint;
  /** Not folded. */
  readonly isLive: boolean;
}

export interface Pot {
  readonly amountMinor: bigint;
  /** Who can win it, in the order of the contributions. */
  readonly seats: readonly number[];
}

export interface Share {
  readonly seat: number;
  readonly amountMinor: bigint;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * The main pot and the side pots: a seat can win of each other one at most what it paid itself. What folded seats paid above
 * all live ones is in the last pot. All levels are those of live seats, so no two pots have the same winners.
 */
export function potsOf(contributions: readonly Contribution[]): Pot[] {
  const live = contributions.filter(({ isLive, paidMinor }) => isLive && paidMinor > 0n);
  const levels = [...new Set(live.map(({ paidMinor }) => paidMinor))].toSorted((a, b) => (a < b ? -1 : 1));
  return levels.map((level, index) => {
    const below = levels[index - 1] ?? 0n;
    const isLast = index === levels.length - 1;
    const parts = contributions.map(({ paidMinor }) => {
      if (paidMinor <= below) return 0n;
      return isLast ? paidMinor - below : least(paidMinor, level) - below;
    });
    return {
      amountMinor: parts.reduce((sum, part) => sum + part, 0n),
      seats: live.filter(({ paidMinor }) => paidMinor >= level).map(({ seat }) => seat),
    };
  });
}

/** The part of the largest contribution that nobody matched; null without one. */
export function uncalledOf(contributions: readonly Contribution[]): Share | null {
  const [most, next] = contributions.toSorted((a, b) => (a.paidMinor > b.paidMinor ? -1 : 1));
  if (most === undefined || !most.isLive) return null;
  const amountMinor = most.paidMinor - (next?.paidMinor ?? 0n);
  return amountMinor > 0n ? { seat: most.seat, amountMinor } : null;
}

/**
 * Equal shares of a pot; the odd units go one each to the first winners.
 *
 * @param winners seats in order from the left of the button
 */
export function sharePot(amountMinor: bigint, winners: readonly number[]): Share[] {
  const count = BigInt(winners.length);
  return winners.map((seat, index) => ({
    seat,
    amountMinor: amountMinor / count + (BigInt(index) < amountMinor % count ? 1n : 0n),
  }));
}

/** The rake of each pot, rounded down, until the cap of the hand is reached. Without a flop there is none. */
export function rakeOf(pots: readonly Pot[], rules: RakeRules, hasFlop: boolean): bigint[] {
  let left = hasFlop ? rules.capMinor : 0n;
  return pots.map(({ amountMinor }) => {
    const rake = least((amountMinor * BigInt(rules.basisPoints)) / 10_000n, left);
    left -= rake;
    return rake;
  });
}
