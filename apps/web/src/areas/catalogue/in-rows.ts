/** Splits a list into rows; the last may be shorter. */
export function inRows<Item>(items: readonly Item[], columns: number): readonly (readonly Item[])[] {
  const rows: Item[][] = [];
  for (let first = 0; first < items.length; first += columns) rows.push(items.slice(first, first + columns));
  return rows;
}
