import { SPIN_STAKE_MINOR, spinGames } from '../bonuses/demo-bonus.ts';

/** Something that happened to the bonuses of a demo player, at its time. */
export type BonusEvent = { readonly at: Date } & (
  | { readonly kind: 'opening'; readonly amountMinor: bigint }
  | { readonly kind: 'offer'; readonly slug: string; readonly baseMinor?: bigint }
  /** Of the last offer. */
  | { readonly kind: 'accept' | 'decline' }
  | { readonly kind: 'claim'; readonly gameId: number }
  /** With the free rounds that were claimed last, if it is one of them. */
  | {
      readonly kind: 'round';
      readonly gameId: number;
      readonly roundId: string;
      readonly betMinor: bigint;
      readonly winMinor: bigint;
      readonly isFree: boolean;
    }
);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const [SLOT = 0] = spinGames;

/** Wins of rounds, as multiples of the bet in percent; the same in turn. */
const wins = [0, 60, 0, 180, 0, 0, 250, 90, 0, 40];

function roundsOf(from: number, count: number, betMinor: bigint, isFree: boolean): BonusEvent[] {
  return Array.from({ length: count }, (_, index) => ({
    at: new Date(from + index * MINUTE_MS),
    kind: 'round',
    gameId: SLOT,
    roundId: `demo-bonus-${from}-${index + 1}`,
    betMinor: isFree ? 0n : betMinor,
    winMinor: (betMinor * BigInt(wins[index % wins.length] ?? 0)) / 100n,
    isFree,
  }));
}

/**
 * The last week of a player of bonuses: one that was declined, one that was completed, one that is active with some of its
 * stakes made, free spins of which some were played, and two offers.
 */
export function demoBonuses(now: Date): readonly BonusEvent[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const [first, second, third, fourth] = [6, 5, 3, 1].map((days) => today - days * DAY_MS) as [
    number,
    number,
    number,
    number,
  ];
  const at = (day: number, minutes: number) => new Date(day + minutes * MINUTE_MS);
  return [
    { at: at(first, 0), kind: 'opening', amountMinor: 200_000n },
    { at: at(first, 10), kind: 'offer', slug: 'wheel-20' },
    { at: at(first, 20), kind: 'decline' },
    { at: at(second, 0), kind: 'offer', slug: 'wheel-5' },
    { at: at(second, 5), kind: 'accept' },
    ...roundsOf(second + 10 * MINUTE_MS, 5, 500n, false),
    { at: at(third, 0), kind: 'offer', slug: 'welcome', baseMinor: 50_000n },
    { at: at(third, 5), kind: 'accept' },
    ...roundsOf(third + 10 * MINUTE_MS, 40, 5_000n, false),
    { at: at(fourth, 0), kind: 'offer', slug: 'wheel-spins-10' },
    { at: at(fourth, 5), kind: 'claim', gameId: SLOT },
    ...roundsOf(fourth + 10 * MINUTE_MS, 4, BigInt(SPIN_STAKE_MINOR), true),
    { at: at(fourth, 30), kind: 'offer', slug: 'friend-code' },
    { at: at(fourth, 40), kind: 'offer', slug: 'treasure-spins-5' },
  ];
}
