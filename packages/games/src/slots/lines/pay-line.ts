import { COIN, SCATTER, SYMBOLS, WILD } from '../symbols.ts';
import type { LinePays } from './lines-model.ts';

export interface LinePrize {
  /** Code of the symbol. */
  symbol: number;
  count: number;
  units: number;
}

/**
 * The prize of one line: the longest run from the left in which wilds count as the first other symbol, or the wilds' own
 * prize if that is higher.
 *
 * @param symbols codes from left to right
 * @returns null if the line has no prize
 */
export function payLine(model: LinePays, symbols: readonly number[]): LinePrize | null {
  let wilds = 0;
  while (symbols[wilds] === WILD) wilds++;
  const own = prizeFor(model, WILD, wilds, 0);
  const target = symbols[wilds];
  if (target === undefined || target === SCATTER || target === COIN) return own;
  let run = wilds;
  let substitutes = wilds;
  while (symbols[run] === WILD || symbols[run] === target) {
    if (run > wilds && symbols[run] === WILD) substitutes++;
    run++;
  }
  const substituted = prizeFor(model, target, run, substitutes);
  return (substituted?.units ?? 0) >= (own?.units ?? 0) ? substituted : own;
}

function prizeFor(model: LinePays, symbol: number, count: number, substitutes: number): LinePrize | null {
  const row = model.pays[SYMBOLS[symbol] ?? 'W'] ?? [];
  const units = (row[count - 1] ?? 0) * (model.wildMultiplier ?? 1) ** substitutes;
  return units > 0 ? { symbol, count, units } : null;
}
