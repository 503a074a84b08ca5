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

/** Parses strips with one letter per symbol and one string per reel. */
export function readStrips(...reels: string[]): StripSet {
  return reels.map((reel) =>
    [...reel].map((letter) => {
      const symbol = LETTERS[letter];
      if (symbol === undefined) throw new RangeError(`no symbol has the letter ${letter}`);
      return symbol;
    }),
  );
}
