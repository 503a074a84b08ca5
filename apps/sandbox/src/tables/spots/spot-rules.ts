import {
  type BaccaratResult,
  type BoomLadderResult,
  createBaccarat,
  createBoomLadder,
  createDragonTiger,
  createMiniRoulette,
  createMoneyWheel,
  createRoulette,
  createSicBo,
  createSweetWheel,
  type MoneyWheelResult,
  type SweetBonus,
  type SweetWheelResult,
} from '@baize/games';

import { defineSpotRules, type SpotRules } from './define-spot-rules.ts';
import { STUDIO_RULES } from './studio-rules.ts';

const SPIN_MS = 7_000;
const CARD_MS = 900;

const roulettePace = { bettingMs: 18_000, showMs: () => 9_000 };
const baccaratPace = {
  bettingMs: 15_000,
  showMs: ({ player, banker }: BaccaratResult) => 1_500 + (player.length + banker.length) * CARD_MS,
};

/** All such tables, by what the catalogue says that they play. */
const TABLES: readonly SpotRules<unknown>[] = [
  defineSpotRules('tables/roulette', createRoulette(), roulettePace),
  defineSpotRules('tables/french-roulette', createRoulette({ laPartage: true }), roulettePace),
  defineSpotRules('tables/mini-roulette', createMiniRoulette(), roulettePace),
  defineSpotRules('tables/baccarat', createBaccarat(), baccaratPace),
  defineSpotRules('tables/no-commission-baccarat', createBaccarat({ commission: 'none' }), baccaratPace),
  defineSpotRules('tables/dragon-tiger', createDragonTiger(), { bettingMs: 12_000, showMs: () => 4_000 }),
  defineSpotRules('tables/sic-bo', createSicBo(), { bettingMs: 15_000, showMs: () => 5_000 }),
  defineSpotRules('tables/money-wheel', createMoneyWheel(), {
    bettingMs: 15_000,
    showMs: ({ stops }: MoneyWheelResult) => stops.length * SPIN_MS,
  }),
  defineSpotRules('tables/sweet-wheel', createSweetWheel(), {
    bettingMs: 15_000,
    showMs: ({ bonus }: SweetWheelResult) => 2_500 + SPIN_MS + bonusMs(bonus),
  }),
  defineSpotRules('tables/boom-ladder', createBoomLadder(), {
    bettingMs: 12_000,
    showMs: ({ rungs }: BoomLadderResult) => 2_000 + rungs * RUNG_MS,
  }),
  ...STUDIO_RULES,
];

/** How long the fuse burns from one rung of the ladder to the next. */
export const RUNG_MS = 1_400;

function bonusMs(bonus: SweetBonus | null): number {
  switch (bonus?.kind) {
    case 'BUBBLE':
      return 5_000;
    case 'CANDY':
      return 1_500 + bonus.candies.length * 1_200;
    case 'SWEET':
      return 1_500 + bonus.bowls.length * 1_800;
    case undefined:
      return 0;
  }
}

export function findSpotRules(play: string): SpotRules<unknown> | undefined {
  return TABLES.find((table) => table.play === play);
}
