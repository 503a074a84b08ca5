import type { Pixels } from '@baize/art/pixels';

/** The difference of two screenshots, on a scale of 0 to 255. */
export interface ScreenshotDifference {
  /** Over all cells. */
  readonly mean: number;
  /** In the cell that differs most. */
  readonly worst: number;
  /** Position of that cell, from the top left. */
  readonly worstAt: { readonly column: number; readonly row: number };
}

/**
 * Tolerated difference of two renderings of a page. Measured on all views: another run differs by 0.01 on average and by
 * 2 in one cell, other text rendering by 1.6 and 14. A header that is eight pixels lower differs by at least 4 and 34,
 * another accent by 72 in one cell.
 */
export const tolerance = { mean: 2, worst: 18 } as const;

/**
 * Compares two grids cell by cell; a cell differs by the mean of its three channels.
 * Throws a RangeError for grids of different sizes.
 */
export function compareScreenshots(before: Pixels, now: Pixels): ScreenshotDifference {
  if (before.width !== now.width || before.height !== now.height)
    throw new RangeError(`${before.width}×${before.height} cells against ${now.width}×${now.height}`);
  const steps = cellSteps(before, now);
  const worst = steps.reduce((most, step) => Math.max(most, step), 0);
  const place = Math.max(0, steps.indexOf(worst));
  return {
    mean: steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length),
    worst,
    worstAt: { column: place % now.width, row: Math.floor(place / now.width) },
  };
}

export function isSameScreenshot({ mean, worst }: ScreenshotDifference): boolean {
  return mean <= tolerance.mean && worst <= tolerance.worst;
}

function cellSteps(before: Pixels, now: Pixels): number[] {
  return Array.from({ length: now.width * now.height }, (_, cell) => {
    const step = (channel: number) =>
      Math.abs((before.data[cell * 3 + channel] ?? 0) - (now.data[cell * 3 + channel] ?? 0));
    return (step(0) + step(1) + step(2)) / 3;
  });
}

/** Before, after and their difference side by side; black is equal, white is above the tolerance. */
export function drawDifference(before: Pixels, now: Pixels): Pixels {
  const { width, height } = now;
  const gap = 1;
  const data = new Uint8Array((width * 3 + gap * 2) * height * 3).fill(128);
  const steps = cellSteps(before, now);
  const put = (sheet: number, cell: number, colour: (channel: number) => number) => {
    const row = Math.floor(cell / width);
    const at = row * (width * 3 + gap * 2) + sheet * (width + gap) + (cell % width);
    for (let channel = 0; channel < 3; channel += 1) data[at * 3 + channel] = colour(channel);
  };
  steps.forEach((step, cell) => {
    put(0, cell, (channel) => before.data[cell * 3 + channel] ?? 0);
    put(1, cell, (channel) => now.data[cell * 3 + channel] ?? 0);
    put(2, cell, () => Math.min(255, Math.round((step / tolerance.worst) * 255)));
  });
  return { width: width * 3 + gap * 2, height, data };
}
