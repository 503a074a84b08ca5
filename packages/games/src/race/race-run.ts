import type { Draw } from '../random/draw.ts';

/** Length of the course in the unit of positions. */
export const RACE_COURSE = 10_000;
export const RACE_TICKS_PER_SECOND = 5;

/** The winner takes 24 to 26 seconds, and everyone after it one to four ticks more than the one before. */
const FASTEST_TICKS = 120;
const SLOWER_TICKS = 11;
const WIDEST_GAP_TICKS = 4;

/** A run has so many stretches, each with a pace of its own from 80 to 120, so that the lead changes. */
const STRETCHES = 6;
const LOWEST_PACE = 80;
const PACES = 41;

/**
 * How a race looks that ends in a given order: for each tick the position of every runner by start number, from 0 to the length of
 * the course. Runners reach it one after the other in that order, no two at the same tick, and stay there.
 *
 * @param order start numbers, the winner first
 */
export function drawRun(order: readonly number[], draw: Draw): number[][] {
  let finish = FASTEST_TICKS + draw(SLOWER_TICKS);
  const tracks = new Map<number, number[]>();
  for (const runner of order) {
    tracks.set(runner, drawTrack(finish, draw));
    finish += 1 + draw(WIDEST_GAP_TICKS);
  }
  const byNumber = order.map((_, index) => tracks.get(index + 1) ?? []);
  const ticks = Math.max(...byNumber.map((track) => track.length));
  return Array.from({ length: ticks }, (_, tick) => byNumber.map((track) => track[tick] ?? RACE_COURSE));
}

/** The positions of one runner at ticks 0 to `finish`, at the end of which it is over the line for the first time. */
function drawTrack(finish: number, draw: Draw): number[] {
  const paces = Array.from({ length: STRETCHES }, () => LOWEST_PACE + draw(PACES));
  const covered = [0];
  for (let tick = 0; tick < finish; tick++) {
    const pace = paces[Math.floor((tick * STRETCHES) / finish)] ?? LOWEST_PACE;
    covered.push((covered[tick] ?? 0) + pace);
  }
  const all = covered[finish] ?? 1;
  return covered.map((distance) => Math.floor((distance * RACE_COURSE) / all));
}
