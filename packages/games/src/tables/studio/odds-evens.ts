import { type SpotGame, spotsById } from '../spots/spot-game.ts';
import { alike, pricedSpots, span } from './priced-spots.ts';

/** As many counters as can be laid out. */
export const MOST_COUNTERS = 10;

/** One to ten counters out of a bowl, each number as likely: an odd or an even one, few or many, or exactly so many. */
export function createOddsEvens(): SpotGame<number, number> {
  const counts = span(1, MOST_COUNTERS);
  const outcomes = alike(counts);
  return {
    name: 'odds-evens',
    spots: spotsById(
      pricedSpots(outcomes, [
        { id: 'odd', kind: 'half', wins: (count) => count % 2 === 1 },
        { id: 'even', kind: 'half', wins: (count) => count % 2 === 0 },
        { id: 'few', kind: 'half', wins: (count) => count <= MOST_COUNTERS / 2 },
        { id: 'many', kind: 'half', wins: (count) => count > MOST_COUNTERS / 2 },
        ...counts.map((exact) => ({
          id: `count-${exact}`,
          kind: 'count',
          wins: (count: number) => count === exact,
        })),
      ]),
    ),
    drawResult: (draw) => draw(MOST_COUNTERS) + 1,
    outcomeOf: (count) => count,
    distribution: () => outcomes,
    history: (count) => ({ result: String(count), color: count % 2 === 1 ? 'red' : 'black' }),
  };
}
