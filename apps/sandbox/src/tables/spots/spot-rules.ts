import {
  type BaccaratResult,
  type BoomLadderResult,
  createBaccarat,
  createBoomLadder,
  createDragonTiger,
  createMoneyWheel,
  createRoulette,
  createSicBo,
  createSweetWheel,
  type MoneyWheelResult,
  type SpotGame,
  type SweetBonus,
  type SweetWheelResult,
} from '@baize/games';

/** A table on whose spots chips are put: its game and its pace. */
export interface SpotRules<Result> {
  readonly play: string;
  readonly game: SpotGame<Result, unknown>;
  readonly bettingMs: number;
  /** How long showing a round takes. The pages' drawings last as long. */
  readonly showMs: (result: Result) => number;
}

const SPIN_MS = 7_000;
const CARD_MS = 900;

function rules<Result, Outcome>(
  play: string,
  game: SpotGame<Result, Outcome>,
  pace: Pick<SpotRules<Result>, 'bettingMs' | 'showMs'>,
): SpotRules<unknown> {
  // Only results that this game has drawn come back to it.
  return { play, game, ...pace } as unknown as SpotRules<unknown>;
}

const roulettePace = { bettingMs: 18_000, showMs: () => 9_000 };
const baccaratPace = {
  bettingMs: 15_000,
  showMs: ({ player, banker }: BaccaratResult) => 1_500 + (player.length + banker.length) * CARD_MS,
};

/** All such tables, by what the catalogue says that they play. */
const TABLES: readonly SpotRules<unknown>[] = [
  rules('tables/roulette', createRoulette(), roulettePace),
  rules('tables/french-roulette', createRoulette({ laPartage: true }), roulettePace),
  rules('tables/baccarat', createBaccarat(), baccaratPace),
  rules('tables/no-commission-baccarat', createBaccarat({ commission: 'none' }), baccaratPace),
  rules('tables/dragon-tiger', createDragonTiger(), { bettingMs: 12_000, showMs: () => 4_000 }),
  rules('tables/sic-bo', createSicBo(), { bettingMs: 15_000, showMs: () => 5_000 }),
  rules('tables/money-wheel', createMoneyWheel(), {
    bettingMs: 15_000,
    showMs: ({ stops }: MoneyWheelResult) => stops.length * SPIN_MS,
  }),
  rules('tables/sweet-wheel', createSweetWheel(), {
    bettingMs: 15_000,
    showMs: ({ bonus }: SweetWheelResult) => 2_500 + SPIN_MS + bonusMs(bonus),
  }),
  rules('tables/boom-ladder', createBoomLadder(), {
    bettingMs: 12_000,
    showMs: ({ rungs }: BoomLadderResult) => 2_000 + rungs * RUNG_MS,
  }),
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
