import type { Draw } from '@baize/games';

const UNITS = 2 ** 32;

/** Uniform from `from` to below `to`. */
export const drawBetween = (draw: Draw, from: number, to: number): number =>
  from + ((to - from) * draw(UNITS)) / UNITS;
