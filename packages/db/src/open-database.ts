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

/** How much a process may ask of the database, and for how long. */
export interface DatabaseLimits {
  /** Connections of the pool. */
  readonly maxConnections: number;
  /** A statement that runs longer is cancelled; 0 lets it run. */
  readonly statementTimeoutMs: number;
  /** A statement that waits longer for a lock is cancelled: a booking gives up on its player's row and is retried. */
  readonly lockTimeoutMs: number;
  /** A transaction that does nothing for longer is ended with its connection, and with it the locks it holds. */
  readonly idleTransactionTimeoutMs: number;
}

export interface DatabaseOptions extends Partial<DatabaseLimits> {
  readonly url: string;
}

export const databaseLimits: DatabaseLimits = {
  maxConnections: 10,
  statementTimeoutMs: 15_000,
  lockTimeoutMs: 2_000,
  idleTransactionTimeoutMs: 10_000,
};

const CONNECTION_TIMEOUT_MS = 5_000;
/** A server that vanished without a word is noticed by probes that the system sends. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Opens a pool; the first connection is made by the first query. */
export function openDatabase({ url, ...options }: DatabaseOptions): Database {
  const limits = { ...databaseLimits, ...options };
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.maxConnections,
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: limits.idleTransactionTimeoutMs,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    application_name: 'baize',
  });
  // Without listeners a connection that breaks would end the process: an idle one is the pool's error, which the
  // server logs; one in use between two statements is the client's, and its next statement fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
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
