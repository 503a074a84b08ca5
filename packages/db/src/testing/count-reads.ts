import type { Database } from '../open-database.ts';

export interface TableReads {
  /** Scans of the whole table. */
  readonly scans: number;
  /** Rows read, by scans and by index. */
  readonly rows: number;
}

/**
 * What some work reads of a table, whatever the plan.
 *
 * @param database has one connection, since each reports its reads by itself
 */
export async function countReads(
  { pool }: Pick<Database, 'pool'>,
  table: string,
  work: () => Promise<unknown>,
): Promise<TableReads> {
  if (pool.options.max !== 1) throw new RangeError('reads are counted on a database with one connection');
  const read = async (): Promise<TableReads> => {
    await pool.query('select pg_stat_force_next_flush()');
    const { rows } = await pool.query<TableReads>(
      `select seq_scan::integer as scans, (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows
         from pg_stat_user_tables where relname = $1`,
      [table],
    );
    return rows[0] ?? { scans: 0, rows: 0 };
  };
  const before = await read();
  await work();
  const after = await read();
  return { scans: after.scans - before.scans, rows: after.rows - before.rows };
}
