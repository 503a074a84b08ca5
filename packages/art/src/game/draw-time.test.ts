import { expect, it } from 'vitest';

import { composePicture } from '../compose-picture.ts';
import { composeAtlas } from './compose-atlas.ts';
import { composeGround } from './compose-ground.ts';
import { lowSets } from './game-art.ts';
import { englishWords, sampleGame } from './testing/sample-games.ts';

const ROUNDS = 15;

/** The fastest of several runs, which other work of the machine disturbs the least. */
function fastest(draw: () => string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    draw();
    return performance.now() - start;
  });
  return Math.min(...times);
}

it('a game is drawn in a few times the time of its tile', () => {
  for (const lows of lowSets) {
    const game = sampleGame(lows);
    const tile = fastest(() => composePicture(game.picture));
    expect(fastest(() => composeAtlas(game, englishWords)) / tile).toBeLessThan(20);
    expect(fastest(() => composeGround(game.picture, 'landscape')) / tile).toBeLessThan(4);
  }
});
