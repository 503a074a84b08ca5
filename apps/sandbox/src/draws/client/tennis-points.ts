import type { CourtScore } from '@baize/games';

/** How the points of a game are called; the last one is the game. */
const GAME_POINTS = ['0', '15', '30', '40', '✓'];
/** Games of both sides after which a set is decided by a tie-break. */
const LEVEL_GAMES = 3;

/**
 * Points of a tennis game as `30–15`; those of a tie-break are counted one by one.
 *
 * @param before games of the set before the last point, as the point that wins a game is shown with the new games
 */
export function gameText({ home, away }: CourtScore, before: CourtScore | null): string {
  const isTieBreak = before?.home === LEVEL_GAMES && before.away === LEVEL_GAMES;
  if (isTieBreak) return `${home}–${away}`;
  return `${GAME_POINTS[home] ?? ''}–${GAME_POINTS[away] ?? ''}`;
}
