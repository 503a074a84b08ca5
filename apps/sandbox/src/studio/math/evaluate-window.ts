import { payLine, type LinePrize } from './pay-line.ts';
import {
  prizeIndex,
  type ScatterPrize,
  type SlotModel,
  type SlotSymbol,
  type StripSet,
} from './slot-model.ts';

/** The visible symbols of each reel, from top to bottom. */
export type SlotWindow = readonly (readonly SlotSymbol[])[];

export interface LineWin extends LinePrize {
  /** Number of the line, counted from 0. */
  line: number;
}

export interface WindowResult {
  lineWins: LineWin[];
  scatters: number;
  scatterPrize: ScatterPrize | null;
  /** Sum of the window's prizes, before any multiplier. */
  units: number;
}

/** The visible symbols at these stops. */
export function readWindow(model: SlotModel, strips: StripSet, stops: readonly number[]): SlotWindow {
  return strips.map((strip, reel) =>
    Array.from({ length: model.rows }, (_, row) => symbolAt(strip, (stops[reel] ?? 0) + row)),
  );
}

/** Every prize of a window. */
export function evaluateWindow(model: SlotModel, window: SlotWindow): WindowResult {
  const lineWins: LineWin[] = [];
  const symbols: SlotSymbol[] = [];
  model.lines.forEach((rows, line) => {
    window.forEach((reel, index) => {
      symbols[index] = symbolAt(reel, rows[index] ?? 0);
    });
    const prize = payLine(model, symbols);
    if (prize !== null) lineWins.push({ ...prize, line });
  });
  let scatters = 0;
  for (const reel of window) for (const symbol of reel) if (symbol === 'scatter') scatters += 1;
  const scatterPrize = model.scatterPays[prizeIndex(scatters)] ?? null;
  const units = lineWins.reduce((sum, win) => sum + win.units, scatterPrize?.units ?? 0);
  return { lineWins, scatters, scatterPrize, units };
}

function symbolAt(strip: readonly SlotSymbol[], position: number): SlotSymbol {
  const symbol = strip[position % strip.length];
  if (symbol === undefined) throw new RangeError('a strip needs at least one symbol');
  return symbol;
}
