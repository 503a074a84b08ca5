import { BAR, type Checkers } from '@baize/games/tavla';

/**
 * Which checkers move so that a side stands as it should.
 *
 * @param points where each checker is now
 * @returns where each is then; as few as possible move, and those in front go furthest
 */
export function movedCheckers(points: readonly number[], wanted: Checkers): number[] {
  const missing = Array.from({ length: BAR + 1 }, (_, point) => wanted[point] ?? 0);
  const stays = points.map((point) => {
    const left = missing[point] ?? 0;
    if (left > 0) missing[point] = left - 1;
    return left > 0;
  });
  const free = missing.flatMap((count, point) => Array.from({ length: count }, () => point));
  const moving = points
    .map((point, index) => ({ point, index }))
    .filter(({ index }) => stays[index] === false)
    .sort((one, other) => one.point - other.point);
  const moved = [...points];
  for (const [order, { index }] of moving.entries()) moved[index] = free[order] ?? 0;
  return moved;
}
