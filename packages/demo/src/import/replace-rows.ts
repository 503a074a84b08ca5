import { type Queries, sql as fragment } from '@baize/db';

type Table = Parameters<Queries['insert']>[0];
type Insert = ReturnType<ReturnType<Queries['insert']>['values']>;
type Key = Parameters<Insert['onConflictDoUpdate']>[0]['target'];

/** PostgreSQL accepts 65,535 parameters per statement. */
const MAX_PARAMETERS = 60_000;

/**
 * Writes rows in bulk. An existing row with the same `id` is overwritten, so that references to games and payment
 * methods stay valid.
 */
export async function replaceRows<Target extends Table & { id: Key }>(
  sql: Queries,
  table: Target,
  rows: readonly Target['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(table).flatMap(([field, column]) =>
    isColumn(column) ? [[field, column.name] as const] : [],
  );
  const set = Object.fromEntries(
    columns
      .filter(([field]) => field !== 'id')
      .map(([field, name]) => [field, fragment.raw(`excluded."${name}"`)]),
  );
  await insertInSteps(rows, columns.length, async (step) => {
    await sql.insert<Table>(table).values(step).onConflictDoUpdate({ target: table.id, set });
  });
}

/** Splits rows into statements that PostgreSQL accepts. */
export async function insertInSteps<Row>(
  rows: readonly Row[],
  columnCount: number,
  insert: (step: Row[]) => Promise<void>,
): Promise<void> {
  const stepLength = Math.floor(MAX_PARAMETERS / columnCount);
  for (let start = 0; start < rows.length; start += stepLength) {
    await insert(rows.slice(start, start + stepLength));
  }
}

function isColumn(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}
