import { payLine } from './pay-line.ts';
import { prizeIndex, type SlotModel, type StripSet, SYMBOLS } from './slot-model.ts';

// A module constant, because the innermost loop runs two billion times.
const SYMBOL_COUNT = SYMBOLS.length;

/** Result of visiting every stop combination of a strip set once. */
export interface StopCensus {
  combinations: number;
  /** Sum of all prizes over all combinations without free games, in twentieths of the stake. */
  units: number;
  /** Sum of their squares. */
  unitsSquared: number;
  /** Number of combinations with each number of scatters. */
  byScatters: number[];
  /** Number of combinations with a prize. */
  winning: number;
  /** The highest prize of one combination. */
  highestUnits: number;
}

/**
 * Visits every stop combination (24.3 million for five reels of 30) and adds up its prizes. Line prizes are looked up
 * in a table of all symbol tuples, filled by the same `payLine` as in play.
 */
export function enumerateStops(model: SlotModel, strips: StripSet): StopCensus {
  const pays = tabulateLinePays(model, strips.length);
  const reels = strips.map((strip, reel) => readReel(model, strip, reel));
  const census: StopCensus = {
    combinations: 0,
    units: 0,
    unitsSquared: 0,
    byScatters: [],
    winning: 0,
    highestUnits: 0,
  };
  visitReel({ reels, pays, model, census }, 0, new Int32Array(model.lines.length), 0);
  return census;
}

interface Walk {
  reels: readonly Reel[];
  pays: Int32Array;
  model: SlotModel;
  census: StopCensus;
}

interface Reel {
  /** Number of the symbol on each line, `lines` values per stop. */
  symbolsByStop: Uint8Array;
  scattersByStop: Uint8Array;
  /** Codes of the lines up to this reel, overwritten for each stop. */
  codes: Int32Array;
}

/** @param before for each line, the symbols so far as digits of a number */
function visitReel(walk: Walk, index: number, before: Int32Array, scatters: number): void {
  const { reels, pays, model, census } = walk;
  const reel = reels[index];
  if (reel === undefined) return;
  const { symbolsByStop, scattersByStop, codes } = reel;
  const lineCount = before.length;
  const isLast = index === reels.length - 1;
  for (let stop = 0; stop < scattersByStop.length; stop++) {
    const seen = scatters + (scattersByStop[stop] ?? 0);
    const offset = stop * lineCount;
    if (isLast) {
      let units = seen < 3 ? 0 : (model.scatterPays[prizeIndex(seen)]?.units ?? 0);
      for (let line = 0; line < lineCount; line++) {
        units += pays[(before[line] ?? 0) * SYMBOL_COUNT + (symbolsByStop[offset + line] ?? 0)] ?? 0;
      }
      record(census, units, seen);
    } else {
      for (let line = 0; line < lineCount; line++) {
        codes[line] = (before[line] ?? 0) * SYMBOL_COUNT + (symbolsByStop[offset + line] ?? 0);
      }
      visitReel(walk, index + 1, codes, seen);
    }
  }
}

function readReel(model: SlotModel, strip: StripSet[number], reel: number): Reel {
  const symbolAt = (position: number) => strip[position % strip.length] ?? 'scatter';
  const symbolsByStop = strip.flatMap((_, stop) =>
    model.lines.map((rows) => SYMBOLS.indexOf(symbolAt(stop + (rows[reel] ?? 0)))),
  );
  const scattersByStop = strip.map((_, stop) => {
    const shown = Array.from({ length: model.rows }, (_unused, row) => symbolAt(stop + row));
    return shown.filter((symbol) => symbol === 'scatter').length;
  });
  return {
    symbolsByStop: Uint8Array.from(symbolsByStop),
    scattersByStop: Uint8Array.from(scattersByStop),
    codes: new Int32Array(model.lines.length),
  };
}

/** Units of every symbol tuple; its symbol numbers are the digits of the index. */
function tabulateLinePays(model: SlotModel, reelCount: number): Int32Array {
  return Int32Array.from({ length: SYMBOL_COUNT ** reelCount }, (_, code) => {
    const symbols = Array.from({ length: reelCount }, (_unused, reel) => {
      const digit = Math.floor(code / SYMBOL_COUNT ** (reelCount - 1 - reel)) % SYMBOL_COUNT;
      return SYMBOLS[digit] ?? 'scatter';
    });
    return payLine(model, symbols)?.units ?? 0;
  });
}

function record(census: StopCensus, units: number, scatters: number): void {
  census.combinations += 1;
  census.units += units;
  census.unitsSquared += units * units;
  census.byScatters[scatters] = (census.byScatters[scatters] ?? 0) + 1;
  if (units > 0) census.winning += 1;
  if (units > census.highestUnits) census.highestUnits = units;
}
