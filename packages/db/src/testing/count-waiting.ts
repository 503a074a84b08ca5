import type { Database } from '../open-database.ts';

/** Counts the statements that wait for a lock in this database. */
export async function countWaiting({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
