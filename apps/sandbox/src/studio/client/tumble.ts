import type { Cell } from '@baize/games/slots/script';

/**
 * How many rows each cell of a reel falls to its new row, from the top.
 *
 * @param rows of the reel
 * @param gone the rows whose cells vanish
 */
export function fallsOf(rows: number, gone: ReadonlySet<number>): number[] {
  const stays = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.has(row));
  const fresh = rows - stays.length;
  return [
    ...Array.from({ length: fresh }, () => fresh),
    ...stays.map((before, index) => fresh + index - before),
  ];
}

/** The rows of one reel among these cells. */
export function rowsOn(cells: readonly Cell[], reel: number): Set<number> {
  return new Set(cells.filter(([own]) => own === reel).map(([, row]) => row));
}
