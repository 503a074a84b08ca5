/**
 * The symbols of all slots: wild, scatter, coin, five pictures (a to e, the first is the best) and five cards. Models and
 * scripts name them by these letters; a theme gives each its picture.
 */
export const SYMBOLS = ['W', 'S', 'C', 'a', 'b', 'c', 'd', 'e', 'A', 'K', 'Q', 'J', 'T'] as const;

export type SlotSymbol = (typeof SYMBOLS)[number];

/** A symbol on a board is its index in `SYMBOLS`. */
export const SYMBOL_COUNT = SYMBOLS.length;
export const WILD = SYMBOLS.indexOf('W');
export const SCATTER = SYMBOLS.indexOf('S');
export const COIN = SYMBOLS.indexOf('C');

/** @throws RangeError if no symbol has this letter */
export function codeOf(letter: string): number {
  const code = SYMBOLS.indexOf(letter as SlotSymbol);
  if (code < 0) throw new RangeError(`no symbol has the letter ${letter}`);
  return code;
}

/** @throws RangeError if the code is not of a symbol */
export function symbolOf(code: number): SlotSymbol {
  const symbol = SYMBOLS[code];
  if (symbol === undefined) throw new RangeError(`no symbol has the code ${code}`);
  return symbol;
}
