import {
  type AndarBaharResult,
  createAndarBahar,
  createCupOfCards,
  createDiceDuel,
  createHandDuel,
  createHandGame,
  createLastCard,
  createOddsEvens,
  createOverUnder,
  createPickAColour,
  createSnapCard,
  createTenSeconds,
  createThirtyForty,
  type ThirtyFortyResult,
  type Throw,
} from '@baize/games';

import { defineSpotRules } from './define-spot-rules.ts';

const MS_PER_HUNDREDTH = 10;

/** The quick tables of the live casino, and those of the studio. */
export const STUDIO_RULES = [
  defineSpotRules('tables/snap-card', createSnapCard(), { bettingMs: 9_000, showMs: () => 3_400 }),
  defineSpotRules('tables/hand-game', createHandGame(), { bettingMs: 10_000, showMs: () => 3_600 }),
  defineSpotRules('tables/odds-evens', createOddsEvens(), { bettingMs: 12_000, showMs: () => 4_200 }),
  defineSpotRules('tables/pick-a-colour', createPickAColour(), { bettingMs: 12_000, showMs: () => 5_000 }),
  defineSpotRules('tables/ten-seconds', createTenSeconds(), {
    bettingMs: 10_000,
    showMs: (hundredths: number) => 1_500 + hundredths * MS_PER_HUNDREDTH,
  }),
  defineSpotRules('tables/over-under', createOverUnder(), { bettingMs: 12_000, showMs: () => 5_000 }),
  defineSpotRules('tables/dice-duel', createDiceDuel(), { bettingMs: 14_000, showMs: () => 7_400 }),
  defineSpotRules('tables/thirty-forty', createThirtyForty(), {
    bettingMs: 15_000,
    showMs: ({ black, red }: ThirtyFortyResult) => 1_500 + (black.length + red.length) * 700,
  }),
  defineSpotRules('tables/andar-bahar', createAndarBahar(), {
    bettingMs: 15_000,
    showMs: ({ cards }: AndarBaharResult) => 2_500 + cards.length * 400,
  }),
  defineSpotRules('tables/hand-duel', createHandDuel(), {
    bettingMs: 12_000,
    showMs: (throws: readonly Throw[]) => 1_000 + throws.length * 2_800,
  }),
  defineSpotRules('tables/cup-of-cards', createCupOfCards(), { bettingMs: 15_000, showMs: () => 9_500 }),
  defineSpotRules('tables/last-card', createLastCard(), { bettingMs: 15_000, showMs: () => 9_600 }),
];
