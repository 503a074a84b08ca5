import { createRandom } from '@baize/art/random';
import { type Grid, playSlot, type SlotVariant } from '@baize/games';
import { createHash } from 'node:crypto';

/** Boards without a prize are far more frequent in every model. */
const TRIES = 1_000;
/** Scatters and coins look like the beginning of a feature. */
const FEATURE = /[SC]/;

/**
 * What the reels show before the first game: a board that the game could draw and that pays nothing, the same for a game each
 * time, another one for each game.
 *
 * @throws Error if the model draws no such board
 */
export function openingBoard(code: string, variant: SlotVariant): Grid {
  const { next } = createRandom(createHash('sha256').update(code).digest().readUInt32BE());
  const draw = (count: number): number => Math.floor(next() * count);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { units, games } = playSlot(variant, draw);
    const grid = games[0]?.drops[0]?.falls;
    if (units === 0 && grid !== undefined && !grid.some((reel) => FEATURE.test(reel))) return grid;
  }
  throw new Error(`${code} has no opening board`);
}
