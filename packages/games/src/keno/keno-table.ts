import type { Hundredths } from '../bets/pay.ts';

/** Numbers on the board, and how many of them are drawn. */
export const KENO_NUMBERS = 80;
export const KENO_DRAWN = 20;
export const KENO_MOST_PICKS = 10;

/**
 * What a ticket pays in stakes, by its picks and then by its hits; others pay nothing. Every row returns between 94.3 and 95.6 %,
 * and the top pays rise with the picks.
 */
const table: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 3.8 },
  2: { 1: 1, 2: 9.5 },
  3: { 2: 2.5, 3: 43 },
  4: { 2: 1.5, 3: 7, 4: 106 },
  5: { 3: 4, 4: 24, 5: 500 },
  6: { 3: 2, 4: 8, 5: 88, 6: 1_500 },
  7: { 3: 1, 4: 4, 5: 30, 6: 260, 7: 5_000 },
  8: { 4: 2, 5: 12, 6: 110, 7: 1_200, 8: 25_000 },
  9: { 4: 1, 5: 7, 6: 45, 7: 300, 8: 4_000, 9: 50_000 },
  10: { 0: 2, 5: 3, 6: 22, 7: 150, 8: 1_000, 9: 10_000, 10: 100_000 },
};

/** @param picks 1 to 10 */
export function kenoPays(picks: number, hits: number): Hundredths {
  return Math.round((table[picks]?.[hits] ?? 0) * 100);
}
