import { type BetMath, betMathOf } from '../bets/bet-math.ts';
import { choose } from '../exact/choose.ts';
import { type ProvableGame, provableBet } from '../proof/provable-game.ts';
import { MINE_TILES, minesPays, type MinesTerms } from './mines-pays.ts';
import { drawMines, minesRoundPays } from './mines.ts';

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

export function provableMines(terms: MinesTerms): ProvableGame[] {
  return PROVEN_ROUNDS.map(([mines, opened]) => {
    const tiles = Array.from({ length: opened }, (_, tile) => tile);
    return provableBet(`mines, ${mines} with ${opened} opened`, minesMath(mines, opened, terms), (draw) =>
      minesRoundPays(drawMines(mines, draw), tiles, terms),
    );
  });
}
