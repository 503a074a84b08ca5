import type { GamePage } from '../shell/game-page.ts';
import { bingoPage } from './pages/bingo-page.ts';
import { courtPages } from './pages/court-page.ts';
import { fiveBallsPage } from './pages/five-balls-page.ts';
import { footballPage } from './pages/football-page.ts';
import { kenoPage } from './pages/keno-page.ts';
import { racePage } from './pages/race-page.ts';
import { wheelPage } from './pages/wheel-page.ts';

/**
 * The pages of games that many players share.
 *
 * @param tileHeroes the symbol on the tile of each game, by its code
 */
export const drawPages = (tileHeroes: ReadonlyMap<string, string>): readonly GamePage[] => [
  bingoPage('bingo/90', 'bingo90', 90),
  bingoPage('bingo/75', 'bingo75', 75),
  kenoPage,
  wheelPage,
  racePage('race', 8, tileHeroes),
  racePage('race/six', 6, tileHeroes),
  footballPage,
  fiveBallsPage,
  ...courtPages,
];
