import { BAR, type Checkers, HOME, OFF, type Position, type Side } from './position.ts';

/** One checker moved by one die, in the numbering of its side. `from` is 25 for a checker on the bar. */
export interface Step {
  readonly from: number;
  readonly die: number;
}

/** Where a step ends; 0 if it bears off. */
export const landingOf = ({ from, die }: Step): number => Math.max(OFF, from - die);

export interface TavlaRules {
  /**
   * Whether a checker that hit in its own home may move on in the same turn. Many Turkish tables forbid it (vur-kaç): then a
   * point of the home on which a side has hit keeps a checker until the end of the turn.
   */
  readonly hitAndRunAtHome: boolean;
}

/** The rules of international tables. */
export const PLAIN_RULES: TavlaRules = { hitAndRunAtHome: true };

/** The board for the side whose turn it is. */
export interface Board {
  readonly own: Checkers;
  readonly other: Checkers;
  /** A bit for each point on which this turn has hit. */
  readonly hits: number;
}

export function boardOf(position: Position, side: Side): Board {
  const [own, other] = side === 'white' ? [position.white, position.black] : [position.black, position.white];
  return { own, other, hits: 0 };
}

export function positionOf({ own, other }: Board, side: Side): Position {
  return side === 'white' ? { white: own, black: other } : { white: other, black: own };
}

export const at = (checkers: Checkers, point: number): number => checkers[point] ?? 0;

/** Whether a side may land on one of its points: the other side has no two checkers there. */
export const isOpen = (other: Checkers, point: number): boolean => at(other, BAR - point) < 2;

const HOME_BITS = 0b1111110;

/** The points from which a die can be played now, the highest first, whatever else the turn requires. */
export function originsOf({ own, other, hits }: Board, die: number, rules: TavlaRules): number[] {
  if (at(own, BAR) > 0) return isOpen(other, BAR - die) ? [BAR] : [];
  const held = rules.hitAndRunAtHome ? 0 : hits & HOME_BITS;
  let highest = BAR - 1;
  while (at(own, highest) === 0 && highest > 0) highest--;
  const origins: number[] = [];
  for (let from = highest; from > 0; from--) {
    const count = at(own, from);
    if (count === 0 || (count === 1 && ((held >> from) & 1) === 1)) continue;
    const canLand =
      from > die ? isOpen(other, from - die) : highest <= HOME && (from === die || from === highest);
    if (canLand) origins.push(from);
  }
  return origins;
}

/** The board after a step from one of the origins of its die. */
export function takeStep(board: Board, step: Step): Board {
  const to = landingOf(step);
  const own = board.own.slice();
  own[step.from] = at(own, step.from) - 1;
  own[to] = at(own, to) + 1;
  const opposite = BAR - to;
  if (to === OFF || at(board.other, opposite) === 0) return { own, other: board.other, hits: board.hits };
  const other = board.other.slice();
  other[opposite] = 0;
  other[BAR] = at(other, BAR) + 1;
  return { own, other, hits: board.hits | (1 << to) };
}

/** The position in the middle of a turn, after some of the steps of a legal play. */
export function afterSteps(position: Position, side: Side, steps: readonly Step[]): Position {
  return positionOf(steps.reduce(takeStep, boardOf(position, side)), side);
}
