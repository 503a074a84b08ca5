import {
  MINI_ROULETTE_LAYOUT,
  MINI_ROULETTE_WHEEL,
  ROULETTE_LAYOUT,
  ROULETTE_WHEEL,
  rouletteColorOf,
  type RouletteSpot,
} from '@baize/games/tables/layouts';

import { make } from '../../../shell/client/page-data.ts';
import type { TableTexts } from '../../texts/table-texts.ts';
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

/** What differs between wheels. */
export interface RouletteTable {
  readonly spots: readonly RouletteSpot[];
  /** Numbers of the pockets in their order, clockwise. */
  readonly wheel: readonly number[];
  /** Numbers across in rows of three. */
  readonly streets: number;
  /** Rows of even-money boxes, the last of the board. */
  readonly evenMoney: readonly (readonly string[])[];
}

const EUROPEAN: RouletteTable = {
  spots: ROULETTE_LAYOUT,
  wheel: ROULETTE_WHEEL,
  streets: 12,
  evenMoney: [['low', 'even', 'red', 'black', 'odd', 'high']],
};

const MINI: RouletteTable = {
  spots: MINI_ROULETTE_LAYOUT,
  wheel: MINI_ROULETTE_WHEEL,
  streets: 4,
  evenMoney: [
    ['low', 'red', 'odd'],
    ['high', 'black', 'even'],
  ],
};

export function rouletteTableOf(play: string): RouletteTable {
  return play === 'tables/mini-roulette' ? MINI : EUROPEAN;
}

const ROWS = 5;
const NUMBER_ROWS = 3;
/** So near to the middle of a line or corner, in cells, a press means it and not the number. */
const LINE_REACH = 0.27;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes of the table that lies across: zero at the left, the numbers, columns at the right, two rows below. */
function boxOf({ id, kind, numbers }: RouletteSpot, { streets, evenMoney }: RouletteTable): Box {
  const nth = Number(id.split('-')[1] ?? 0);
  switch (kind) {
    case 'straight':
      return cellOf(numbers[0] ?? 0);
    case 'dozen':
      return { x: 1 + (nth - 1) * 4, y: NUMBER_ROWS, width: 4, height: 1 };
    case 'column':
      return { x: streets + 1, y: NUMBER_ROWS - nth, width: 1, height: 1 };
    case 'even-money': {
      const row = evenMoney.findIndex((ids) => ids.includes(id));
      const ids = evenMoney[row] ?? [];
      const width = streets / ids.length;
      return { x: 1 + ids.indexOf(id) * width, y: ROWS - evenMoney.length + row, width, height: 1 };
    }
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
export function rouletteLayout(
  table: RouletteTable,
  isNarrow: boolean,
  tap: TapKind,
  texts: TableTexts,
): BoardLayout {
  const wanted: readonly string[] = TAP_KINDS[tap];
  const columns = table.streets + 2;
  const placements = table.spots.map((spot): Placement => {
    const box = isNarrow ? turn(boxOf(spot, table)) : boxOf(spot, table);
    const isTapped = wanted.includes(spot.kind);
    return { spot: spot.id, ...box, look: lookOf(spot, isTapped), face: () => faceOf(spot, isNarrow, texts) };
  });
  const points = placements.filter(
    ({ width, look = '' }) => width === 0 && (tap === 'all' || look.includes('tapped')),
  );
  return {
    columns: isNarrow ? ROWS : columns,
    rows: isNarrow ? columns : ROWS,
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
