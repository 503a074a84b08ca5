import type { SlotSymbol, StripSet } from './slot-model.ts';

const LETTERS: Readonly<Record<string, SlotSymbol>> = {
  W: 'wild',
  S: 'scatter',
  a: 'high1',
  b: 'high2',
  c: 'high3',
  d: 'high4',
  A: 'low1',
  K: 'low2',
  Q: 'low3',
  J: 'low4',
};

/** Reads strips that are written with one letter per symbol, one text per reel. */
export function readStrips(...reels: string[]): StripSet {
  return reels.map((reel) =>
    [...reel].map((letter) => {
      const symbol = LETTERS[letter];
      if (symbol === undefined) throw new RangeError(`no symbol is written ${letter}`);
      return symbol;
    }),
  );
}
