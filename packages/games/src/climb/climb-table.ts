import type { Hundredths } from '../bets/pay.ts';

export const climbRisks = ['low', 'medium', 'high'] as const;
export type ClimbRisk = (typeof climbRisks)[number];

export const climbNames = ['tower', 'slope', 'roofs', 'road'] as const;
export type ClimbName = (typeof climbNames)[number];

/** A way up with one of its risks. */
export interface ClimbWay {
  /** How many tiles each floor has, from the lowest; on each of them `bad` cannot be stepped on. */
  readonly floors: readonly number[];
  readonly bad: number;
}

/** What an operator sets for a climb. */
export interface ClimbTerms {
  /** 300 is an edge of 3 %. */
  readonly edgeBasisPoints: number;
  /** The most that a round pays; it ends at the last floor that pays no more. */
  readonly cap: Hundredths;
}

const even = (floors: number, tiles: number): readonly number[] =>
  Array.from({ length: floors }, () => tiles);

/** Fewer tiles after each third of twelve floors: the slope becomes steeper. */
const steeper = (...thirds: readonly number[]): readonly number[] =>
  thirds.flatMap((tiles) => even(4, tiles));

/** A tower is the same on each floor, a slope becomes steeper, roofs are few and far apart, and a road has more or fewer cars. */
export const climbWays: Readonly<Record<ClimbName, Readonly<Record<ClimbRisk, ClimbWay>>>> = {
  tower: {
    low: { floors: even(9, 4), bad: 1 },
    medium: { floors: even(9, 3), bad: 1 },
    high: { floors: even(9, 2), bad: 1 },
  },
  slope: {
    low: { floors: steeper(6, 5, 4), bad: 1 },
    medium: { floors: steeper(5, 4, 3), bad: 1 },
    high: { floors: steeper(4, 3, 2), bad: 1 },
  },
  roofs: {
    low: { floors: even(7, 3), bad: 1 },
    medium: { floors: even(7, 2), bad: 1 },
    high: { floors: even(7, 3), bad: 2 },
  },
  road: {
    low: { floors: even(10, 5), bad: 1 },
    medium: { floors: even(10, 5), bad: 2 },
    high: { floors: even(10, 5), bad: 3 },
  },
};

/** In how many of all ways to hide what is bad the first tiles of so many floors are good, and how many ways there are. */
export function climbChances({ floors, bad }: ClimbWay, count: number): { good: bigint; all: bigint } {
  const climbed = floors.slice(0, count);
  return {
    good: climbed.reduce((product, tiles) => product * BigInt(tiles - bad), 1n),
    all: climbed.reduce((product, tiles) => product * BigInt(tiles), 1n),
  };
}

/** What so many floors pay, rounded down to hundredths, so the return is less than stated by what that takes. */
export function climbPays(way: ClimbWay, count: number, { edgeBasisPoints }: ClimbTerms): Hundredths {
  if (count === 0) return 100;
  const { good, all } = climbChances(way, count);
  return Number((all * BigInt(10_000 - edgeBasisPoints)) / (good * 100n));
}

/** The number of floors with which a round ends by itself, at least one. */
export function lastClimbFloor(way: ClimbWay, terms: ClimbTerms): number {
  let last = 1;
  while (last < way.floors.length && climbPays(way, last + 1, terms) <= terms.cap) last++;
  return last;
}
