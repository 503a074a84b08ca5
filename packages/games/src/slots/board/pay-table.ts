import { codeOf, SYMBOL_COUNT, type SlotSymbol } from '../symbols.ts';

/** Units of each symbol for 1, 2, 3 … alike, or for the steps that the mechanic names. */
export type PayTable = Readonly<Partial<Record<SlotSymbol, readonly number[]>>>;

/**
 * A table for lookups at `symbol * counts + count`.
 *
 * @param units of a symbol for a count, from the symbol's row of the pay table
 */
export function tabulatePays(
  pays: PayTable,
  counts: number,
  units: (row: readonly number[], count: number) => number,
): Int32Array {
  const table = new Int32Array(SYMBOL_COUNT * counts);
  for (const [letter, row] of Object.entries(pays)) {
    for (let count = 0; count < counts; count++) table[codeOf(letter) * counts + count] = units(row, count);
  }
  return table;
}

/** Units for this many alike where the row begins with one alike. */
export function unitsByCount(row: readonly number[], count: number): number {
  return row[count - 1] ?? 0;
}
