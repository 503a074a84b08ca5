import { BAR, OFF } from '@baize/games/tavla';

/** A wide board lies as on a table; a tall one, for phones, is turned so that the own home is at the bottom right. */
export type Orientation = 'wide' | 'tall';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Spot {
  readonly width: number;
  readonly height: number;
}

/** In diameters of a checker. */
const FRAME = 0.6;
const QUARTER = 6;
const MIDDLE = 1.1;
const TRAY = 1.3;
const LENGTH = FRAME + QUARTER + MIDDLE + QUARTER + 0.15 + TRAY + 0.25;
const DEPTH = 12.6;
/** How far the checkers of a point may reach. */
const REACH = 4.5;
const OFF_REACH = 4.6;
const POINT_DEPTH = 5.2;

export const sizeOf = (orientation: Orientation): { readonly width: number; readonly height: number } =>
  orientation === 'wide' ? { width: LENGTH, height: DEPTH } : { width: DEPTH, height: LENGTH };

const turned = (orientation: Orientation, along: number, across: number): Spot =>
  orientation === 'wide' ? { x: along, y: across } : { x: across, y: along };

/** Whether a point, by the numbering of who looks at the board, is on the own half of it. */
const isNear = (point: number): boolean => point <= 12;

/** The middle of a point, along the board. The numbers of the halves run against each other. */
function alongOf(point: number): number {
  const column = isNear(point) ? point : BAR - point;
  const home = FRAME + QUARTER + MIDDLE;
  return column <= QUARTER ? home + QUARTER - column + 0.5 : FRAME + 2 * QUARTER - column + 0.5;
}

/** One of the checkers of a point, of who looks at the board or of the rival, each by the own numbering. */
export function checkerSpot(
  orientation: Orientation,
  owner: 'own' | 'rival',
  point: number,
  place: { readonly index: number; readonly count: number },
): Spot {
  const { index, count } = place;
  if (point === OFF) {
    const along = LENGTH - 0.25 - TRAY / 2;
    const step = Math.min(0.33, OFF_REACH / 14) * index;
    return turned(orientation, along, owner === 'own' ? DEPTH - FRAME - 0.5 - step : FRAME + 0.5 + step);
  }
  if (point === BAR) {
    const along = FRAME + QUARTER + MIDDLE / 2;
    const step = 0.9 + Math.min(1, 4 / Math.max(1, count - 1)) * index;
    // Checkers that were hit wait where they have to enter: opposite their home.
    return turned(orientation, along, owner === 'own' ? DEPTH / 2 - step : DEPTH / 2 + step);
  }
  const shown = owner === 'own' ? point : BAR - point;
  const step = 0.5 + Math.min(1, (REACH - 0.5) / Math.max(1, count - 1)) * index;
  return turned(orientation, alongOf(shown), isNear(shown) ? DEPTH - FRAME - step : FRAME + step);
}

/** The corners of the triangle of a point. */
export function triangleOf(orientation: Orientation, point: number): string {
  const along = alongOf(point);
  const [base, tip] = isNear(point)
    ? [DEPTH - FRAME, DEPTH - FRAME - POINT_DEPTH]
    : [FRAME, FRAME + POINT_DEPTH];
  const corners = [
    turned(orientation, along - 0.5, base),
    turned(orientation, along + 0.5, base),
    turned(orientation, along, tip),
  ];
  return corners.map(({ x, y }) => `${x},${y}`).join(' ');
}

/** Where the number of a point is written, on the frame. */
export const numberSpot = (orientation: Orientation, point: number): Spot =>
  turned(orientation, alongOf(point), isNear(point) ? DEPTH - FRAME / 2 : FRAME / 2);

function areaBetween(
  orientation: Orientation,
  [fromAlong, toAlong]: readonly [number, number],
  [from, to]: readonly [number, number],
): Area {
  const start = turned(orientation, fromAlong, from);
  const end = turned(orientation, toAlong, to);
  return { ...start, width: end.x - start.x, height: end.y - start.y };
}

/** What can be touched for a point; 25 is the own bar and 0 the own tray. */
export function areaOf(orientation: Orientation, point: number): Area {
  const half = DEPTH / 2;
  const bar = FRAME + QUARTER;
  if (point === BAR) return areaBetween(orientation, [bar, bar + MIDDLE], [0.3, half]);
  if (point === OFF)
    return areaBetween(orientation, [LENGTH - 0.25 - TRAY, LENGTH - 0.25], [half, DEPTH - 0.3]);
  const along = alongOf(point);
  return areaBetween(
    orientation,
    [along - 0.5, along + 0.5],
    isNear(point) ? [half, DEPTH - FRAME] : [FRAME, half],
  );
}

/** The two fields between frame and bar. */
export const fieldsOf = (orientation: Orientation): readonly Area[] =>
  [FRAME, FRAME + QUARTER + MIDDLE].map((from) =>
    areaBetween(orientation, [from, from + QUARTER], [FRAME, DEPTH - FRAME]),
  );

/** The trays, the rival's first. */
export const traysOf = (orientation: Orientation): readonly Area[] =>
  [[FRAME, DEPTH / 2 - 0.3] as const, [DEPTH / 2 + 0.3, DEPTH - FRAME] as const].map((across) =>
    areaBetween(orientation, [LENGTH - 0.25 - TRAY, LENGTH - 0.25], across),
  );

/** The middle of the field on which a side rolls. */
export const diceSpot = (orientation: Orientation, owner: 'own' | 'rival'): Spot =>
  turned(orientation, FRAME + QUARTER / 2 + (owner === 'own' ? QUARTER + MIDDLE : 0), DEPTH / 2);

/** The point to which an arrow key leads from one, as the board lies. */
export function nextPoint(orientation: Orientation, point: number, key: string): number {
  const [forward, back, ...across] =
    orientation === 'wide'
      ? ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']
      : ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'];
  const row = FAR_ROW.includes(point) ? FAR_ROW : NEAR_ROW;
  const index = row.indexOf(point);
  if (key === forward) return row[Math.min(row.length - 1, index + 1)] ?? point;
  if (key === back) return row[Math.max(0, index - 1)] ?? point;
  if (!across.includes(key)) return point;
  if (point === OFF) return BAR - 1;
  return point === BAR ? QUARTER : BAR - point;
}

const NEAR_ROW = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, OFF];
const FAR_ROW = [13, 14, 15, 16, 17, 18, BAR, 19, 20, 21, 22, 23, 24];
