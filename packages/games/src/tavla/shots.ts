import { BAR, type Checkers } from './position.ts';
import { at, isOpen } from './step.ts';

/**
 * With how many of the 36 rolls a side can hit a single checker on one of its points. Counts what its dice reach; that a play
 * may have to use other dice too is not considered, which changes a count in rare positions only.
 *
 * @param point in the numbering of the side that hits
 */
export function rollsThatHit(hitter: Checkers, other: Checkers, point: number): number {
  let rolls = 0;
  for (let larger = 1; larger <= 6; larger++) {
    for (let smaller = 1; smaller < larger; smaller++) {
      if (twoDiceHit(hitter, other, point, larger, smaller)) rolls += 2;
    }
    if (doublesHit(hitter, other, point, larger)) rolls += 1;
  }
  return rolls;
}

function twoDiceHit(
  hitter: Checkers,
  other: Checkers,
  point: number,
  first: number,
  second: number,
): boolean {
  const entering = at(hitter, BAR);
  if (entering > 0 && (point === BAR - first || point === BAR - second)) return true;
  if (entering > 1) return false;
  return (
    reachesWith(hitter, other, point, first, second, entering) ||
    reachesWith(hitter, other, point, second, first, entering)
  );
}

/** Whether the second die hits, on its own or after the first with the same checker. */
function reachesWith(
  hitter: Checkers,
  other: Checkers,
  point: number,
  first: number,
  second: number,
  entering: number,
): boolean {
  const between = point + second;
  if (entering > 0) {
    return isOpen(other, BAR - first) && (at(hitter, between) > 0 || between === BAR - first);
  }
  return (
    reaches(hitter, between) || (between < BAR && isOpen(other, between) && reaches(hitter, between + first))
  );
}

function doublesHit(hitter: Checkers, other: Checkers, point: number, die: number): boolean {
  const entering = at(hitter, BAR);
  if (entering > 0 && !isOpen(other, BAR - die)) return false;
  // Each checker on the bar takes one of four dice; the last of them moves on with what is left.
  const dice = 4 - Math.max(0, entering - 1);
  for (let used = 1; used <= dice; used++) {
    const from = point + used * die;
    if (from === BAR && entering > 0) return true;
    if (used <= 4 - entering && from < BAR && at(hitter, from) > 0) return true;
    if (from >= BAR || !isOpen(other, from)) return false;
  }
  return false;
}

const reaches = (hitter: Checkers, from: number): boolean => from < BAR && at(hitter, from) > 0;
