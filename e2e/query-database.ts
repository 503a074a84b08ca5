import { runningSite } from '@baize/testkit/running-site';
import pg from 'pg';

/** Reads or changes data of the running site directly in its database. */
export async function queryDatabase<Row extends pg.QueryResultRow>(
  text: string,
  values: readonly string[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: runningSite().databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
