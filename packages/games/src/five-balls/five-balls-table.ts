import type { Hundredths } from '../bets/pay.ts';

/** Balls in the drum, and how many of them are drawn. */
export const FIVE_BALLS_NUMBERS = 36;
export const FIVE_BALLS_DRAWN = 5;

/** What numbers pay in stakes, by how many are picked and then by their hits; others pay nothing. */
const numberPays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 6.8 },
  2: { 1: 1, 2: 44 },
  3: { 2: 6, 3: 490 },
  4: { 2: 2, 3: 30, 4: 7_400 },
  5: { 2: 2, 3: 19, 4: 500, 5: 100_000 },
};

/** @param picks 1 to 5 */
export function fiveBallsNumberPays(picks: number, hits: number): Hundredths {
  return Math.round((numberPays[picks]?.[hits] ?? 0) * 100);
}

const HALF = FIVE_BALLS_NUMBERS / 2;
/** The mean of the sum is 92.5: both sides of it are alike. */
const FIVE_BALLS_MIDDLE = (FIVE_BALLS_DRAWN * (FIVE_BALLS_NUMBERS + 1)) / 2;

const sumOf = (drawn: readonly number[]): number => drawn.reduce((sum, number) => sum + number, 0);

/** Up to which sum each band but the last goes. */
const SUM_BANDS = [67, 82, 102, 117] as const;
const sumBands = ['15-67', '68-82', '83-102', '103-117', '118-170'] as const;

/**
 * What can be bet on besides numbers: the picks of each market with what they pay in hundredths, and which of them a draw makes
 * right. Exactly one is, in every market.
 *
 * - `parity`, `half`: the first ball
 * - `sum`, `band`: the sum of the five balls
 * - `odds`: how many of the balls are odd
 */
export const fiveBallsMarkets = {
  parity: {
    pays: { odd: 190, even: 190 },
    rightPick: ([first = 0]: readonly number[]) => (first % 2 === 1 ? 'odd' : 'even'),
  },
  half: {
    pays: { low: 190, high: 190 },
    rightPick: ([first = 0]: readonly number[]) => (first <= HALF ? 'low' : 'high'),
  },
  sum: {
    pays: { under: 190, over: 190 },
    rightPick: (drawn: readonly number[]) => (sumOf(drawn) < FIVE_BALLS_MIDDLE ? 'under' : 'over'),
  },
  band: {
    pays: { '15-67': 725, '68-82': 480, '83-102': 276, '103-117': 480, '118-170': 725 },
    rightPick: (drawn: readonly number[]) =>
      sumBands[SUM_BANDS.filter((most) => sumOf(drawn) > most).length] ?? '15-67',
  },
  odds: {
    pays: { '0': 4_180, '1': 650, '2': 286, '3': 286, '4': 650, '5': 4_180 },
    rightPick: (drawn: readonly number[]) => String(drawn.filter((number) => number % 2 === 1).length),
  },
} as const satisfies Record<
  string,
  { pays: Readonly<Record<string, Hundredths>>; rightPick: (drawn: readonly number[]) => string }
>;

export type FiveBallsMarket = keyof typeof fiveBallsMarkets;
export const fiveBallsMarketNames = Object.keys(fiveBallsMarkets) as readonly FiveBallsMarket[];

/** What the picks of a market pay, in hundredths. */
export const fiveBallsPicks = (market: FiveBallsMarket): readonly (readonly [string, Hundredths])[] =>
  Object.entries(fiveBallsMarkets[market].pays);
