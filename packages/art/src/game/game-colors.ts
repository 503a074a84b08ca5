import { paletteOf } from '../drawing/palettes.ts';
import type { PaletteName } from '../vocabulary.ts';
import { mix, withContrast } from './contrast.ts';

/** The colours of a game's page, of the form #rrggbb. Text and accent are legible on board, bar and cells. */
export interface GameColors {
  /** Behind the reels, and of boxes. */
  board: string;
  /** Behind the controls; darker than the board. */
  bar: string;
  /** A reel's cell, from top to bottom. */
  cellTop: string;
  cellLow: string;
  /** Labels and hairlines. */
  accent: string;
  text: string;
  /** Behind the ground while it loads. */
  sky: string;
}

const BLACK = '#000000';
const WHITE = '#ffffff';

/** WCAG AAA for text in white, so that AA is left for labels in the accent. */
const TEXT_RATIO = 8;
const LABEL_RATIO = 4.6;

export function gameColors(name: PaletteName): GameColors {
  const { mid, dark, accent } = paletteOf(name);
  const text = mix(WHITE, accent, 0.06);
  const surface = (color: string): string => withContrast(color, text, TEXT_RATIO, BLACK);
  const board = surface(mix(dark, mid, 0.28));
  const cellTop = surface(mix(dark, mid, 0.55));
  return {
    board,
    bar: surface(mix(dark, BLACK, 0.35)),
    cellTop,
    cellLow: surface(mix(dark, mid, 0.18)),
    accent: withContrast(accent, cellTop, LABEL_RATIO, WHITE),
    text,
    sky: mid,
  };
}
