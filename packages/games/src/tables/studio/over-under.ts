import { type SpotGame, spotsById } from '../spots/spot-game.ts';
import { alike, pricedSpots, span } from './priced-spots.ts';

/** Two dice, each 1 to 6. */
export type TwoDice = readonly [number, number];

const FACES = span(1, 6);
export const allPairsOfDice: readonly TwoDice[] = FACES.flatMap((one) =>
  FACES.map((other): TwoDice => [one, other]),
);

const sumOf = ([one, other]: TwoDice) => one + other;

/** Two dice: whether their sum is under seven, seven or over seven, and which it is. */
export function createOverUnder(): SpotGame<TwoDice, TwoDice> {
  const outcomes = alike(allPairsOfDice);
  const sums = span(2, 12).filter((sum) => sum !== 7);
  return {
    name: 'over-under',
    spots: spotsById(
      pricedSpots(outcomes, [
        { id: 'under-seven', kind: 'side', wins: (dice) => sumOf(dice) < 7 },
        { id: 'seven', wins: (dice) => sumOf(dice) === 7 },
        { id: 'over-seven', kind: 'side', wins: (dice) => sumOf(dice) > 7 },
        { id: 'equal-dice', wins: ([one, other]) => one === other },
        ...sums.map((sum) => ({
          id: `total-${sum}`,
          kind: 'total',
          wins: (dice: TwoDice) => sumOf(dice) === sum,
        })),
      ]),
    ),
    drawResult: (draw) => [draw(6) + 1, draw(6) + 1],
    outcomeOf: (dice) => dice,
    distribution: () => outcomes,
    history: (dice) => ({ result: dice.join('-'), totalSum: sumOf(dice) }),
  };
}
