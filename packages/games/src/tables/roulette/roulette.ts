import { type SpotGame, spotsById } from '../spots/spot-game.ts';
import { ROULETTE_LAYOUT, type RouletteKind } from './layout.ts';
import { ROULETTE_WHEEL, rouletteColorOf } from './wheel.ts';

/** The number of the pocket. */
export type RouletteResult = number;

/** Profit per unit of stake. */
const pays: Readonly<Record<RouletteKind, number>> = {
  straight: 35,
  split: 17,
  street: 11,
  trio: 11,
  corner: 8,
  'first-four': 8,
  'six-line': 5,
  dozen: 2,
  column: 2,
  'even-money': 1,
};

const HALF = 50;

/** European roulette. @param laPartage on zero, even-money bets lose only half */
export function createRoulette({ laPartage = false } = {}): SpotGame<RouletteResult, number> {
  const spots = ROULETTE_LAYOUT.map(({ id, kind, numbers }) => {
    const covered = new Set(numbers);
    const won = (pays[kind] + 1) * 100;
    const onZero = laPartage && kind === 'even-money' ? HALF : 0;
    const payback = (number: number) => (covered.has(number) ? won : number === 0 ? onZero : 0);
    return { id, kind, pays: pays[kind], top: won, payback };
  });
  return {
    name: 'roulette',
    spots: spotsById(spots),
    drawResult: (draw) => draw(ROULETTE_WHEEL.length),
    outcomeOf: (number) => number,
    distribution: () => ROULETTE_WHEEL.map((number) => ({ outcome: number, weight: 1n })),
    history: (number) => ({ result: String(number), color: rouletteColorOf(number) }),
  };
}
