/** Positions of the home side and the away side. */
export type Pair = readonly [home: number, away: number];

/**
 * The pairs of a round of a double round-robin by the circle method: everyone plays once in a round, and everyone else once
 * at home and once away in a season.
 *
 * @param size number of competitors, even
 * @param round from 0; the season has `roundsInSeason(size)`
 */
export function pairRound(size: number, round: number): Pair[] {
  const circle = size - 1;
  const turn = round % circle;
  const isSecondHalf = round >= circle;
  return Array.from({ length: size / 2 }, (_, at): Pair => {
    const first = (turn + at) % circle;
    const second = at === 0 ? circle : (turn - at + circle) % circle;
    // Alternates, so that nobody has more than a few matches at home in a row.
    const isFirstHome = at === 0 ? turn % 2 === 0 : at % 2 === 1;
    return isFirstHome === isSecondHalf ? [second, first] : [first, second];
  });
}

export const roundsInSeason = (size: number): number => 2 * (size - 1);
