import { make } from '../../shell/client/page-data.ts';
import type { SceneParts } from './scene.ts';
import type { BoardLayout, Placement } from './spot-board.ts';
import { nameOfSpot } from './spot-names.ts';

/** A spot and its share of the width of its row. */
export type Cell = readonly [spot: string, units: number];
export type SpotRows = readonly (readonly Cell[])[];

/** Cells of one width. */
export function evenRow(...spots: readonly string[]): Cell[] {
  return spots.map((spot) => [spot, 1]);
}

/** Cells of `head-1` and so on. */
export function numberedRow(head: string, numbers: readonly (number | string)[]): Cell[] {
  return evenRow(...numbers.map((number) => `${head}-${number}`));
}

const COLUMNS = 16;

/**
 * A board of boxes in rows, each as wide as the board.
 *
 * @param lookOf classes of a box besides its frame
 * @param faceOf what is printed on a box
 */
export function layRows(
  rows: SpotRows,
  lookOf: (spot: string) => string,
  faceOf: (spot: string) => Node,
): BoardLayout {
  const placements = rows.flatMap((row, y): Placement[] => {
    const units = row.reduce((sum, [, width]) => sum + width, 0);
    let at = 0;
    return row.map(([spot, wide]) => {
      const [x, width] = [(at / units) * COLUMNS, (wide / units) * COLUMNS];
      at += wide;
      const look = `felt-box ${lookOf(spot)}`.trim();
      return { spot, x, y, width, height: 1, look, face: () => faceOf(spot) };
    });
  });
  return { columns: COLUMNS, rows: rows.length, isInRows: true, placements };
}

/** What is printed on a box: a name or a drawing, and what it pays. */
export function spotFace({ data, lang }: SceneParts, spot: string, drawn?: Node): HTMLElement {
  const { kind = '', pays = 0 } = data.spots.find(({ id }) => id === spot) ?? {};
  const face = make('span', 'face');
  face.append(drawn ?? make('b', '', nameOfSpot({ id: spot, kind }, data.texts)));
  face.append(make('small', '', `${pays.toLocaleString(lang)}:1`));
  return face;
}
