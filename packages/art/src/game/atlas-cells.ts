/**
 * What the cells of an atlas show, from left to right: the symbols of all slots in the order of `SYMBOLS` of @baize/games,
 * then the coins with a name. The atlas is one row, so cell `n` is at `n * ATLAS_CELL` units.
 */
export const atlasCells = [
  'W',
  'S',
  'C',
  'a',
  'b',
  'c',
  'd',
  'e',
  'A',
  'K',
  'Q',
  'J',
  'T',
  'mini',
  'minor',
  'major',
  'grand',
] as const;

export type AtlasCell = (typeof atlasCells)[number];

/** Side of a cell in user units; a page scales it. */
export const ATLAS_CELL = 200;
