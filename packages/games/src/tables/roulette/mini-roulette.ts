import { type SpotGame, spotsById } from '../spots/spot-game.ts';
import { MINI_ROULETTE_LAYOUT } from './layout.ts';
import type { RouletteResult } from './roulette.ts';
import { MINI_ROULETTE_WHEEL, rouletteColorOf } from './wheel.ts';

/** Numbers besides the zero. */
const NUMBERS = 12;
const HALF = 50;
/** Zero has no half to return, so it pays the half more. */
const ZERO_PAYS = 11.5;

/**
 * Roulette with the numbers 0 to 12. Bets pay as if there were no zero, 11 to 1 for a number; on zero they lose only half. All
 * bets return 25/26.
 */
export function createMiniRoulette(): SpotGame<RouletteResult, number> {
  const spots = MINI_ROULETTE_LAYOUT.map(({ id, kind, numbers }) => {
    const covered = new Set(numbers);
    const pays = covered.has(0) ? ZERO_PAYS : NUMBERS / covered.size - 1;
    const won = (pays + 1) * 100;
    const payback = (number: number) => (covered.has(number) ? won : number === 0 ? HALF : 0);
    return { id, kind, pays, top: won, payback };
  });
  return {
    name: 'mini-roulette',
    spots: spotsById(spots),
    drawResult: (draw) => draw(MINI_ROULETTE_WHEEL.length),
    outcomeOf: (number) => number,
    distribution: () => MINI_ROULETTE_WHEEL.map((number) => ({ outcome: number, weight: 1n })),
    history: (number) => ({ result: String(number), color: rouletteColorOf(number) }),
  };
}
