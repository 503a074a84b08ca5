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
  const stepPays = (mines: number, count: number) => (count === 0 ? 100 : minesPays(mines, count, terms));
  return {
    name: 'mines',
    fields: ['mines'],
    readChoice: ({ mines }) => ({ mines: readWhole(mines, 1, MINE_TILES - 1) }),
    topPay: ({ mines }) => minesPays(mines, lastMinesStep(mines, terms), terms),
    hide({ mines }, draw) {
      const tiles = Array.from({ length: MINE_TILES }, (_, tile) => tile);
      return drawSome(tiles, mines, draw).toSorted((a, b) => a - b);
    },
    /** `{ "tile": 12 }` */
    readStep(json, _, steps) {
      const tile = readWhole(readFields(json, ['tile']).tile, 0, MINE_TILES - 1);
      return steps.includes(tile) ? null : tile;
    },
    stateOf({ mines }, hidden, steps) {
      if (steps.some((tile) => hidden.includes(tile))) return 'hit';
      return steps.length < lastMinesStep(mines, terms) ? 'open' : 'cleared';
    },
    stepPays: ({ mines }, count) => stepPays(mines, count),
    lastStep: ({ mines }) => lastMinesStep(mines, terms),
    mathOf({ mines }, count) {
      const safe = choose(MINE_TILES - mines, count);
      return betMathOf([
        { weight: safe, pays: minesPays(mines, count, terms) },
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
