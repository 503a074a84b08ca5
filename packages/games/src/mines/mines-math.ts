import { type BetMath, betMathOf } from '../crash/shared/pay.ts';
import type { ProvableBet } from '../crash/shared/play-many.ts';
import { choose } from '../crash/shared/ratio.ts';
import { drawMines, minesRoundPays } from './mines.ts';
import { MINE_TILES, type MinesTerms, minesPays } from './mines-pays.ts';

/**
 * A round that is cashed out with `opened` tiles, exactly. Which tiles does not matter, and no way to decide when to stop returns
 * more than the best number of tiles.
 */
export function minesMath(mines: number, opened: number, terms: MinesTerms): BetMath {
  const safe = choose(MINE_TILES - mines, opened);
  return betMathOf([
    { weight: safe, pays: minesPays(mines, opened, terms) },
    { weight: choose(MINE_TILES, opened) - safe, pays: 0 },
  ]);
}

const PROVEN_ROUNDS: readonly (readonly [mines: number, opened: number])[] = [
  [1, 1],
  [3, 1],
  [3, 5],
  [5, 5],
  [24, 1],
];

export function provableMines(terms: MinesTerms): ProvableBet[] {
  return PROVEN_ROUNDS.map(([mines, opened]) => {
    const tiles = Array.from({ length: opened }, (_, tile) => tile);
    return {
      name: `mines, ${mines} of ${MINE_TILES}, ${opened} opened, edge ${terms.edgeBasisPoints / 100} %`,
      ...minesMath(mines, opened, terms),
      play: (draw) => minesRoundPays(drawMines(mines, draw), tiles, terms),
    };
  });
}
