import { ROULETTE_LAYOUT, rouletteColorOf, type RouletteSpot } from '@baize/games/tables/layouts';

import { make } from '../../../shell/client/page-data.ts';
import type { TableTexts } from '../../table-texts.ts';
import type { BoardLayout, Placement } from '../spot-board.ts';
import { nameOfSpot } from '../spot-names.ts';
import { drawing, svg } from '../svg.ts';

/** Kinds of inside bets that a player may choose to tap, with what belongs to them; all at once for a mouse. */
export const TAP_KINDS = {
  all: [],
  straight: ['straight'],
  split: ['split'],
  street: ['street', 'trio'],
  corner: ['corner', 'first-four'],
  'six-line': ['six-line'],
} as const;
export type TapKind = keyof typeof TAP_KINDS;

const COLUMNS = 14;
const ROWS = 5;
const NUMBER_ROWS = 3;
/** So near to the middle of a line or corner, in cells, a press means it and not the number. */
const LINE_REACH = 0.27;

const outsideOrder = ['low', 'even', 'red', 'black', 'odd', 'high'];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes of the table that lies across: zero at the left, thirty-six numbers, columns at the right, two rows below. */
function boxOf({ id, kind, numbers }: RouletteSpot): Box {
  const nth = Number(id.split('-')[1] ?? 0);
  switch (kind) {
    case 'straight':
      return cellOf(numbers[0] ?? 0);
    case 'dozen':
      return { x: 1 + (nth - 1) * 4, y: NUMBER_ROWS, width: 4, height: 1 };
    case 'column':
      return { x: COLUMNS - 1, y: NUMBER_ROWS - nth, width: 1, height: 1 };
    case 'even-money':
      return { x: 1 + outsideOrder.indexOf(id) * 2, y: NUMBER_ROWS + 1, width: 2, height: 1 };
    default:
      return pointOf(kind, numbers);
  }
}

function cellOf(number: number): Box {
  if (number === 0) return { x: 0, y: 0, width: 1, height: NUMBER_ROWS };
  return { x: Math.ceil(number / 3), y: (3 - (number % 3)) % 3, width: 1, height: 1 };
}

/** The middle of the numbers that share an edge or a corner; streets and six lines are at the outer edge. */
function pointOf(kind: string, numbers: readonly number[]): Box {
  const others = numbers.filter((number) => number > 0).map(cellOf);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const hasZero = numbers.includes(0);
  const isAtEdge = kind === 'street' || kind === 'six-line' || kind === 'first-four';
  const x = hasZero ? 1 : mean(others.map((cell) => cell.x + 0.5));
  const y = isAtEdge ? NUMBER_ROWS : mean(others.map((cell) => cell.y + 0.5));
  return { x, y, width: 0, height: 0 };
}

/** On a narrow screen the table is turned: zero on top, low numbers first. */
function turn({ x, y, width, height }: Box): Box {
  return { x: ROWS - y - height, y: x, width: height, height: width };
}

/** @param tap which inside bets a press reaches */
export function rouletteLayout(isNarrow: boolean, tap: TapKind, texts: TableTexts): BoardLayout {
  const wanted: readonly string[] = TAP_KINDS[tap];
  const placements = ROULETTE_LAYOUT.map((spot): Placement => {
    const box = isNarrow ? turn(boxOf(spot)) : boxOf(spot);
    const isTapped = wanted.includes(spot.kind);
    return { spot: spot.id, ...box, look: lookOf(spot, isTapped), face: () => faceOf(spot, isNarrow, texts) };
  });
  const points = placements.filter(
    ({ width, look = '' }) => width === 0 && (tap === 'all' || look.includes('tapped')),
  );
  return {
    columns: isNarrow ? ROWS : COLUMNS,
    rows: isNarrow ? COLUMNS : ROWS,
    placements,
    resolve: (x, y) => {
      const box = placements.find((place) => isInside(place, x, y));
      const nearest = nearestOf(points, x, y);
      const isNumber = box === undefined || /^straight-(?!0$)/.test(box.spot);
      if (tap === 'all') return nearest && nearest.distance < LINE_REACH ? nearest.spot : (box?.spot ?? null);
      return isNumber && nearest && tap !== 'straight' ? nearest.spot : (box?.spot ?? null);
    },
  };
}

function isInside(box: Box, x: number, y: number): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}

function nearestOf(points: readonly Placement[], x: number, y: number) {
  let nearest: { spot: string; distance: number } | null = null;
  for (const point of points) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (nearest === null || distance < nearest.distance) nearest = { spot: point.spot, distance };
  }
  return nearest;
}

function lookOf({ kind, numbers }: RouletteSpot, isTapped: boolean): string {
  if (kind === 'straight') return `number ${rouletteColorOf(numbers[0] ?? 0)}`;
  return isTapped ? `${kind} tapped` : kind;
}

function faceOf({ id, kind, numbers }: RouletteSpot, isNarrow: boolean, texts: TableTexts): Node {
  if (kind === 'straight') return make('span', 'face', String(numbers[0]));
  if (kind === 'column') return make('span', 'face', '2/1');
  if (id === 'red' || id === 'black') {
    const diamond = svg('path', { d: 'M50 4L96 30L50 56L4 30Z', class: `diamond ${id}` });
    return drawing('0 0 100 60', 'face-diamond', diamond);
  }
  if (kind !== 'dozen' && kind !== 'even-money') return document.createTextNode('');
  return make('span', isNarrow ? 'face upright' : 'face', nameOfSpot({ id, kind }, texts));
}
