import { BAR, type Checkers, HOME, OFF, pipCount } from './position.ts';
import { rollsThatHit } from './shots.ts';
import { at, type Board } from './step.ts';

/** How a side likes a board at the end of its turn; higher is better. Only compared with others of the same function. */
export type Evaluation = (board: Board) => number;

/** Races: it counts pips and likes points, but does not see that a single checker can be hit. */
export const evaluatePlainly: Evaluation = ({ own, other }) =>
  pipCount(other) - pipCount(own) + 2 * pointsHeld(own, 1, BAR - 1) + at(own, OFF);

/** The worth of a point that is held in the own home, by its number. */
const HOME_POINTS = [0, 2, 3, 6, 9, 11, 9];
/** The worth of so many points in a row in front of the other side's last checker. */
const PRIMES = [0, 0, 1, 5, 12, 22, 38];

/** Considers what can be hit and what it would cost, points in a row, the home, and what is left behind. */
export const evaluateCarefully: Evaluation = ({ own, other }) => {
  const lead = pipCount(other) - pipCount(own);
  if (!haveContact(own, other)) return lead + 6 * at(own, OFF) - wastedPips(own);
  return (
    lead +
    homeWorth(own) -
    homeWorth(other) * at(own, BAR) * 0.4 +
    at(other, BAR) * (4 + 0.5 * homeWorth(own)) +
    primeWorth(own, other) +
    anchorWorth(own) -
    exposure(own, other) -
    stacked(own) -
    3 * behind(own)
  );
};

function pointsHeld(checkers: Checkers, low: number, high: number): number {
  let points = 0;
  for (let point = low; point <= high; point++) if (at(checkers, point) >= 2) points++;
  return points;
}

/** The number of a side's last checker, 25 if it is on the bar. */
function lastOf(checkers: Checkers): number {
  let point = BAR;
  while (point > 0 && at(checkers, point) === 0) point--;
  return point;
}

const haveContact = (own: Checkers, other: Checkers): boolean => lastOf(own) + lastOf(other) > BAR;

/** In a race, checkers on the lowest points waste parts of dice. */
const wastedPips = (own: Checkers): number => 2 * at(own, 1) + at(own, 2);

function homeWorth(checkers: Checkers): number {
  let worth = 0;
  for (let point = 1; point <= HOME; point++) if (at(checkers, point) >= 2) worth += HOME_POINTS[point] ?? 0;
  return worth;
}

function primeWorth(own: Checkers, other: Checkers): number {
  const before = BAR - lastOf(other);
  let row = 0;
  let longest = 0;
  for (let point = before + 1; point < BAR; point++) {
    row = at(own, point) >= 2 ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return PRIMES[Math.min(HOME, longest)] ?? 0;
}

/** A point held in the other side's home is a safe place to enter. */
function anchorWorth(own: Checkers): number {
  return Math.min(1, pointsHeld(own, BAR - HOME, BAR - 1)) * 6 + Math.min(1, pointsHeld(own, 20, 21)) * 4;
}

/** What single checkers cost: the pips they would lose, and the more the better the other side's home is. */
function exposure(own: Checkers, other: Checkers): number {
  const danger = 5 + 0.6 * homeWorth(other);
  let cost = 0;
  for (let point = 1; point < BAR; point++) {
    if (at(own, point) !== 1) continue;
    const rolls = rollsThatHit(other, own, BAR - point);
    cost += (rolls / 36) * (BAR - point + danger);
  }
  return cost;
}

function stacked(own: Checkers): number {
  let cost = 0;
  for (let point = 1; point < BAR; point++) cost += Math.max(0, at(own, point) - 3);
  return cost;
}

/** Checkers that still have to leave the other side's home. */
function behind(own: Checkers): number {
  let count = 0;
  for (let point = BAR - HOME; point <= BAR; point++) count += at(own, point);
  return count;
}
