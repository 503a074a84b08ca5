export type Side = 'white' | 'black';

export const SIDES: readonly Side[] = ['white', 'black'];

export const otherSide = (side: Side): Side => (side === 'white' ? 'black' : 'white');

export const CHECKERS = 15;
/** Index of the checkers that are borne off. */
export const OFF = 0;
/** Index of the checkers that were hit and have to enter. */
export const BAR = 25;
/** Points 1 to 6 are a side's home. */
export const HOME = 6;

/**
 * How many checkers a side has on each point, by its own numbering: it moves from 24 down to 1. Index 0 is what it has borne
 * off, 25 the bar. Point p of one side is point 25 − p of the other.
 */
export type Checkers = readonly number[];

/** Immutable, and JSON as it is. */
export type Position = Readonly<Record<Side, Checkers>>;

/** A side's checkers from those that are not borne off: `{ 24: 2, 13: 5 }`. @throws RangeError if there are more than 15 */
export function placeCheckers(onPoints: Readonly<Record<number, number>>): Checkers {
  const checkers = Array.from({ length: BAR + 1 }, () => 0);
  for (const [point, count] of Object.entries(onPoints)) checkers[Number(point)] = count;
  const onBoard = checkers.reduce((sum, count) => sum + count, 0) - (checkers[OFF] ?? 0);
  if (checkers.length > BAR + 1 || onBoard > CHECKERS) throw new RangeError('15 checkers on 24 points');
  checkers[OFF] = CHECKERS - onBoard;
  return checkers;
}

const START: Checkers = placeCheckers({ 24: 2, 13: 5, 8: 3, 6: 5 });

export const START_POSITION: Position = { white: START, black: START };

/** Pips that a side still has to move until all is borne off; 167 at the start. */
export function pipCount(checkers: Checkers): number {
  return checkers.reduce((pips, count, point) => pips + count * point, 0);
}

export const hasWon = (checkers: Checkers): boolean => checkers[OFF] === CHECKERS;

/**
 * Points of a game that a side has won: 2 for mars, which is that the loser has borne off nothing, else 1. Checkers of the
 * loser on the bar or in the winner's home make it no more.
 */
export const pointsAgainst = (loser: Checkers): 1 | 2 => (loser[OFF] === 0 ? 2 : 1);
