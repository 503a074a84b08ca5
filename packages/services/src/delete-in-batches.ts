import { type AnyColumn, type Queries, sql } from '@baize/db';

const BATCH_ROWS = 5_000;

/**
 * Deletes rows in statements that are short, however many rows there are. Rows in use are left to the next run.
 *
 * @param endsAt an indexed column that `isOld` limits. In its order, the rows are read by the index whatever the planner
 * expects; otherwise it may read the whole table for the few that are old
 */
export async function deleteInBatches(
  queries: Pick<Queries, 'execute'>,
  table: Parameters<Queries['delete']>[0],
  endsAt: AnyColumn,
  isOld: ReturnType<typeof sql>,
  {
    signal,
    batchRows = BATCH_ROWS,
  }: { readonly signal?: AbortSignal | undefined; readonly batchRows?: number } = {},
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const rows = sql`select ctid from ${table} where ${isOld} order by ${endsAt} limit ${batchRows} for update skip locked`;
    const { rowCount } = await queries.execute(sql`delete from ${table} where ctid = any(array(${rows}))`);
    if ((rowCount ?? 0) < batchRows) return;
  }
}
