/** Rows by key, each row's value in the order of the rows. */
export function placesOf<Row, Key, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  valueOf: (row: Row) => Value,
): Map<Key, Value[]> {
  const lists = new Map<Key, Value[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const list = lists.get(key);
    if (list) list.push(valueOf(row));
    else lists.set(key, [valueOf(row)]);
  }
  return lists;
}
