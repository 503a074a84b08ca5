import type { Hundredths } from '../bets/pay.ts';

/** Numbers on the board, and how many of them are drawn. */
export const HUNT_NUMBERS = 40;
export const HUNT_DRAWN = 10;
export const HUNT_MOST_PICKS = 10;

/** What a game pays in stakes, by its picks and then by its hits; others pay nothing. Every row returns 96.1 to 96.6 %. */
const table: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 3.85 },
  2: { 1: 1, 2: 10 },
  3: { 2: 2, 3: 57 },
  4: { 2: 1.5, 3: 7, 4: 160 },
  5: { 2: 1, 3: 3, 4: 15, 5: 800 },
  6: { 3: 2, 4: 10, 5: 100, 6: 5_000 },
  7: { 3: 1.5, 4: 5, 5: 40, 6: 500, 7: 10_000 },
  8: { 4: 4, 5: 21, 6: 200, 7: 3_000, 8: 10_000 },
  9: { 4: 2.5, 5: 9, 6: 75, 7: 1_000, 8: 8_000, 9: 10_000 },
  10: { 0: 5, 4: 1, 5: 4, 6: 30, 7: 300, 8: 4_000, 9: 8_000, 10: 10_000 },
};

/** @param picks 1 to 10 */
export function huntPays(picks: number, hits: number): Hundredths {
  return Math.round((table[picks]?.[hits] ?? 0) * 100);
}
