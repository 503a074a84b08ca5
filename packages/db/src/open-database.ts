import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Typed queries over the tables of `schema/`. */
export type Queries = NodePgDatabase;

export interface Database {
  pool: pg.Pool;
  sql: Queries;
  close(): Promise<void>;
}

/** One transaction: typed queries and the bare client run in the same one. */
export interface Transaction {
  client: pg.PoolClient;
  sql: Queries;
}

export interface DatabaseOptions {
  url: string;
  maxConnections?: number;
  /** Told of connections that break while nobody uses them, as when the server restarts. */
  onIdleError?: (error: Error) => void;
}

const DEFAULT_MAX_CONNECTIONS = 10;
/** A booking that waits longer than this for its player's row is given up and asked again. */
const LOCK_TIMEOUT_MS = 2000;
const CONNECTION_TIMEOUT_MS = 5000;

/** Opens a pool; the first connection is made by the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? DEFAULT_MAX_CONNECTIONS,
    lock_timeout: LOCK_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'baize',
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));
  return { pool, sql: drizzle(pool), close: () => pool.end() };
}

/**
 * Runs work in one transaction: committed when it fulfils, rolled back when it rejects.
 *
 * @returns what the work returned
 * @throws what the work threw
 */
export async function inTransaction<Result>(
  database: Pick<Database, 'pool'>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work({ client, sql: drizzle(client) });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
