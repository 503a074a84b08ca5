import type { GamePage } from '../shell/game-page.ts';
import type { TilePictures } from '../studio/art/game-looks.ts';
import { cardPage } from './pages/card-page.ts';
import { climbPages } from './pages/climb-page.ts';
import { dicePage } from './pages/dice-page.ts';
import { huntPage } from './pages/hunt-page.ts';
import { minesPage } from './pages/mines-page.ts';
import { plinkoPage } from './pages/plinko-page.ts';
import { scratchPage } from './pages/scratch-page.ts';
import { thresholdPage } from './pages/threshold-page.ts';
import { wheel54Page } from './pages/wheel-54-page.ts';

/**
 * The pages of games that one player plays without waiting for others.
 *
 * @param tiles what the tile of each game shows
 */
export const instantPages = (tiles: TilePictures): readonly GamePage[] => [
  minesPage(tiles),
  ...climbPages,
  plinkoPage(tiles),
  dicePage,
  thresholdPage,
  wheel54Page,
  scratchPage,
  huntPage,
  cardPage,
];
