import type { GamePage } from '../shell/game-page.ts';
import type { TilePictures } from '../studio/art/game-looks.ts';
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
 * @param tiles what the tile of each game shows
 */
export const drawPages = (tiles: TilePictures): readonly GamePage[] => [
  bingoPage('bingo/90', 'bingo90', 90),
  bingoPage('bingo/75', 'bingo75', 75),
  kenoPage,
  wheelPage,
  racePage('race', 8, tiles),
  racePage('race/six', 6, tiles),
  footballPage,
  fiveBallsPage,
  ...courtPages,
];
