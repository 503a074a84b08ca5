import type { SlotModel, SlotSymbol } from './slot-model.ts';
import { prizeIndex } from './slot-model.ts';

export interface LinePrize {
  symbol: Exclude<SlotSymbol, 'scatter'>;
  count: number;
  units: number;
}

/**
 * The prize of one line: the longest run from the left, where wilds count as the first other symbol, or the wilds' own
 * prize if that is higher.
 *
 * @param symbols the line's symbols from left to right
 * @returns null if the line has no prize
 */
export function payLine(model: SlotModel, symbols: readonly SlotSymbol[]): LinePrize | null {
  let wilds = 0;
  while (symbols[wilds] === 'wild') wilds++;
  const own = prizeFor(model, 'wild', wilds);
  const target = symbols[wilds];
  if (target === undefined || target === 'scatter' || target === 'wild') return own;
  let run = wilds;
  while (symbols[run] === 'wild' || symbols[run] === target) run++;
  const substituted = prizeFor(model, target, run);
  return (substituted?.units ?? 0) >= (own?.units ?? 0) ? substituted : own;
}

function prizeFor(model: SlotModel, symbol: LinePrize['symbol'], count: number): LinePrize | null {
  const units = model.linePays[symbol][prizeIndex(count)] ?? 0;
  return units > 0 ? { symbol, count, units } : null;
}
