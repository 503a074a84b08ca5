import type { Hundredths } from '../bets/pay.ts';

export const SCRATCH_FIELDS = 9;
/** So many equal fields win what they show. */
export const SCRATCH_EQUAL = 3;

/** The cards of the table; each is as likely as any other. */
export const SCRATCH_CARDS = 1_000_000;

/** What cards win, with how many do. All others win nothing. Together 960,000 stakes: a return of 96 %. */
export const scratchPrizes: readonly { readonly pays: Hundredths; readonly cards: number }[] = [
  { pays: 100, cards: 160_000 },
  { pays: 200, cards: 110_000 },
  { pays: 500, cards: 40_000 },
  { pays: 1_000, cards: 15_000 },
  { pays: 2_500, cards: 4_000 },
  { pays: 10_000, cards: 700 },
  { pays: 100_000, cards: 40 },
  { pays: 1_000_000, cards: 2 },
];
