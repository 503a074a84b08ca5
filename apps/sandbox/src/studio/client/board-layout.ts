import type { PageModel } from '../slots/page-model.ts';

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Limits of a cell's height as a share of its width. */
interface Shape {
  readonly flattest: number;
  readonly tallest: number;
}

const STEADY: Shape = { flattest: 0.86, tallest: 1.4 };
/** The cells of reels with the most rows; those of other reels are taller. */
const CHANGING: Shape = { flattest: 0.56, tallest: 1.1 };

/**
 * The largest cells that fit the space. A reel with fewer rows than others has taller cells, so that all reels are equally high.
 *
 * @param space between the edges of the frame around the reels
 * @returns the size of a cell of a reel with the most rows
 */
export function fitCells({ reels, rows }: Pick<PageModel, 'reels' | 'rows'>, space: Size): Size {
  const { flattest, tallest } = rows.from === rows.to ? STEADY : CHANGING;
  const widest = space.width / reels;
  const height = Math.min(space.height / rows.to, widest * tallest);
  return { width: Math.floor(Math.min(widest, height / flattest)), height: Math.floor(height) };
}

/** Combinations of cells with one on each reel: what a game with ways can win on. */
export function countWays(grid: readonly string[]): number {
  return grid.reduce((ways, column) => ways * column.length, 1);
}
