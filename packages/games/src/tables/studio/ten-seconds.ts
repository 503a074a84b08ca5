import { type SpotGame, spotsById } from '../spots/spot-game.ts';
import { alike, pricedSpots, span } from './priced-spots.ts';

const SECONDS = 10;
const HUNDREDTHS = 100;

const secondOf = (time: number) => Math.floor(time / HUNDREDTHS);

/**
 * A stopwatch that stops at a random hundredth below ten seconds: 0 to 999 hundredths, each as likely. Bets are on the half, on
 * odd and even seconds, on the second, and on two equal decimals.
 */
export function createTenSeconds(): SpotGame<number, number> {
  const outcomes = alike(span(0, SECONDS * HUNDREDTHS - 1));
  return {
    name: 'ten-seconds',
    spots: spotsById(
      pricedSpots(outcomes, [
        { id: 'early', kind: 'half', wins: (time) => secondOf(time) < SECONDS / 2 },
        { id: 'late', kind: 'half', wins: (time) => secondOf(time) >= SECONDS / 2 },
        { id: 'odd', kind: 'half', wins: (time) => secondOf(time) % 2 === 1 },
        { id: 'even', kind: 'half', wins: (time) => secondOf(time) % 2 === 0 },
        { id: 'twins', wins: (time) => (time % HUNDREDTHS) % 11 === 0 },
        ...span(0, SECONDS - 1).map((second) => ({
          id: `second-${second}`,
          kind: 'second',
          wins: (time: number) => secondOf(time) === second,
        })),
      ]),
    ),
    drawResult: (draw) => draw(SECONDS * HUNDREDTHS),
    outcomeOf: (time) => time,
    distribution: () => outcomes,
    history: (time) => ({
      result: (time / HUNDREDTHS).toFixed(2),
      color: secondOf(time) < SECONDS / 2 ? 'red' : 'black',
    }),
  };
}
