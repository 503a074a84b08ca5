import { betMathOf } from '../bets/bet-math.ts';
import { readFields, readWhole } from '../bets/read-bets.ts';
import { choose } from '../exact/choose.ts';
import type { StepGame } from '../instant/step-game.ts';
import { drawSome } from '../random/draw-some.ts';
import { lastMinesStep, MINE_TILES, minesPays, type MinesTerms } from './mines-pays.ts';

export interface MinesChoice {
  /** 1 to 24. */
  readonly mines: number;
}

/** The tiles with mines, 0 to 24 by rows, ascending. JSON as it is. */
export type MinesHidden = readonly number[];

const PROVEN_ROUNDS = [
  [1, 1],
  [3, 1],
  [3, 5],
  [5, 5],
  [24, 1],
] as const;

/**
 * A field with mines; a step is a tile. Which tiles are opened does not matter, and no way to decide when to stop returns more
 * than the best number of tiles.
 */
export function createMines(terms: MinesTerms): StepGame<MinesChoice, MinesHidden> {
  // Worked out once: the exact fractions take far longer than the rest of a round.
  const lastSteps = Array.from({ length: MINE_TILES }, (_, mines) => lastMinesStep(mines, terms));
  const pays = lastSteps.map((last, mines) =>
    Array.from({ length: last + 1 }, (_, count) => (count === 0 ? 100 : minesPays(mines, count, terms))),
  );
  const lastStep = ({ mines }: MinesChoice) => lastSteps[mines] ?? 0;
  const stepPays = ({ mines }: MinesChoice, count: number) =>
    pays[mines]?.[count] ?? minesPays(mines, count, terms);
  return {
    name: 'mines',
    fields: ['mines'],
    readChoice: ({ mines }) => ({ mines: readWhole(mines, 1, MINE_TILES - 1) }),
    topPay: (choice) => stepPays(choice, lastStep(choice)),
    hide({ mines }, draw) {
      const tiles = Array.from({ length: MINE_TILES }, (_, tile) => tile);
      return drawSome(tiles, mines, draw).toSorted((a, b) => a - b);
    },
    /** `{ "tile": 12 }` */
    readStep(json, _, steps) {
      const tile = readWhole(readFields(json, ['tile']).tile, 0, MINE_TILES - 1);
      return steps.includes(tile) ? null : tile;
    },
    stateOf(choice, hidden, steps) {
      if (steps.some((tile) => hidden.includes(tile))) return 'hit';
      return steps.length < lastStep(choice) ? 'open' : 'cleared';
    },
    stepPays,
    lastStep,
    mathOf({ mines }, count) {
      const safe = choose(MINE_TILES - mines, count);
      return betMathOf([
        { weight: safe, pays: stepPays({ mines }, count) },
        { weight: choose(MINE_TILES, count) - safe, pays: 0 },
      ]);
    },
    choices: Array.from({ length: MINE_TILES - 1 }, (_, index) => ({ mines: index + 1 })),
    proven: PROVEN_ROUNDS.map(([mines, opened]) => [
      `${mines} with ${opened} opened`,
      { mines },
      Array.from({ length: opened }, (_, tile) => tile),
    ]),
  };
}
