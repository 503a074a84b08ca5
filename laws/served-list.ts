import { readProjectFile } from './source-tree.ts';

/** A row of docs/calls.tsv or docs/routes.tsv, by column name. */
export type ListRow = Readonly<Record<string, string>>;

/** Reads a list in the docs folder. Throws if it has no rows or a row has another number of columns than the head. */
export function readList(filePath: string): readonly ListRow[] {
  const lines = readProjectFile(filePath).split('\n');
  const [head, ...rows] = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const names = head?.split('\t') ?? [];
  if (rows.length === 0) throw new Error(`${filePath} has no rows`);
  return rows.map((row) => {
    const cells = row.split('\t');
    if (cells.length !== names.length) throw new Error(`${filePath}: "${row}" has ${cells.length} columns`);
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

/** Differences between a list and what is served. */
export function servedProblems(
  rows: readonly ListRow[],
  nameOf: (row: ListRow) => string,
  isServed: (row: ListRow) => boolean,
): string[] {
  return rows.flatMap((row) => {
    if (row['served'] !== 'yes' && row['served'] !== 'no')
      return [`${nameOf(row)}: served must be yes or no`];
    if (row['served'] === 'yes' && !isServed(row)) return [`${nameOf(row)} is marked as served but is not`];
    if (row['served'] === 'no' && isServed(row)) return [`${nameOf(row)} is served: mark it in the list`];
    return [];
  });
}
