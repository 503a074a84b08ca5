import { rouletteColorOf } from './wheel.ts';

export type RouletteKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'first-four'
  | 'six-line'
  | 'dozen'
  | 'column'
  | 'even-money';

/** A spot of the layout and the numbers it covers, in ascending order. */
export interface RouletteSpot {
  readonly id: string;
  readonly kind: RouletteKind;
  readonly numbers: readonly number[];
}

const COLUMNS = 3;

/** Numbers from `from` to `to`, both included. */
function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** A spot on or between numbers, with an id such as `split-8-11`. */
function inside(kind: RouletteKind, ...numbers: number[]): RouletteSpot {
  return { id: [kind, ...numbers].join('-'), kind, numbers };
}

const hasRightNeighbour = (number: number) => number % COLUMNS !== 0;

function insideSpots(highest: number): RouletteSpot[] {
  const numbers = span(1, highest);
  /** First numbers of the streets 1-2-3, 4-5-6 … 34-35-36. */
  const streets = numbers.filter((number) => number % COLUMNS === 1);
  const hasNextStreet = (number: number) => number <= highest - COLUMNS;
  return [
    ...span(0, highest).map((number) => inside('straight', number)),
    ...span(1, COLUMNS).map((number) => inside('split', 0, number)),
    ...numbers.filter(hasRightNeighbour).map((number) => inside('split', number, number + 1)),
    ...numbers.filter(hasNextStreet).map((number) => inside('split', number, number + COLUMNS)),
    ...streets.map((first) => inside('street', ...span(first, first + 2))),
    inside('trio', 0, 1, 2),
    inside('trio', 0, 2, 3),
    ...numbers
      .filter((number) => hasRightNeighbour(number) && hasNextStreet(number))
      .map((number) => inside('corner', number, number + 1, number + COLUMNS, number + COLUMNS + 1)),
    inside('first-four', 0, 1, 2, 3),
    ...streets.filter(hasNextStreet).map((first) => inside('six-line', ...span(first, first + 5))),
  ];
}

/** The boxes beside the numbers. */
function outsideSpots(highest: number): RouletteSpot[] {
  const thirds = [1, 2, 3];
  const outside = (id: string, kind: RouletteKind, covers: (number: number) => boolean): RouletteSpot => ({
    id,
    kind,
    numbers: span(1, highest).filter(covers),
  });
  return [
    ...thirds.map((dozen) =>
      outside(`dozen-${dozen}`, 'dozen', (number) => Math.ceil((number * COLUMNS) / highest) === dozen),
    ),
    ...thirds.map((column) =>
      outside(`column-${column}`, 'column', (number) => number % COLUMNS === column % COLUMNS),
    ),
    outside('red', 'even-money', (number) => rouletteColorOf(number) === 'red'),
    outside('black', 'even-money', (number) => rouletteColorOf(number) === 'black'),
    outside('odd', 'even-money', (number) => number % 2 === 1),
    outside('even', 'even-money', (number) => number % 2 === 0),
    outside('low', 'even-money', (number) => number <= highest / 2),
    outside('high', 'even-money', (number) => number > highest / 2),
  ];
}

function layoutUpTo(highest: number): RouletteSpot[] {
  return [...insideSpots(highest), ...outsideSpots(highest)];
}

/** All spots of a European layout. */
export const ROULETTE_LAYOUT: readonly RouletteSpot[] = layoutUpTo(36);

/** All spots of a small layout, with numbers up to twelve. It has no dozens, and zero is bet on alone. */
export const MINI_ROULETTE_LAYOUT: readonly RouletteSpot[] = layoutUpTo(12).filter(
  ({ kind, numbers }) => kind !== 'dozen' && (numbers.length === 1 || !numbers.includes(0)),
);
