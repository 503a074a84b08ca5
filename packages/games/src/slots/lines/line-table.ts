import { COIN, SCATTER, SYMBOL_COUNT, WILD } from '../symbols.ts';
import type { LinePays } from './lines-model.ts';
import { payLine } from './pay-line.ts';

/** In a line table: the line's prize depends on the reels to come. */
export const OPEN = -1;

/**
 * Prizes of the beginnings of lines. `table[reel]` has the units of every tuple of symbols on the reels up to `reel`, whose
 * codes are the digits of its index, or `OPEN`. On the last reel none is open.
 */
export function tabulateLines(model: LinePays, reels: number): Int32Array[] {
  return Array.from({ length: reels }, (_, last) => {
    const length = last + 1;
    const symbols = Array.from({ length }, () => 0);
    return Int32Array.from({ length: SYMBOL_COUNT ** length }, (_unused, code) => {
      let rest = code;
      for (let reel = last; reel >= 0; reel--) {
        symbols[reel] = rest % SYMBOL_COUNT;
        rest = Math.floor(rest / SYMBOL_COUNT);
      }
      return length < reels && isOpen(symbols) ? OPEN : (payLine(model, symbols)?.units ?? 0);
    });
  });
}

/** Whether the next symbol could prolong the run: nothing has ended it yet. */
function isOpen(symbols: readonly number[]): boolean {
  const others = symbols.filter((symbol) => symbol !== WILD);
  return others.every((symbol) => symbol === others[0] && symbol !== SCATTER && symbol !== COIN);
}
