import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Typed queries over the tables of `schema/`. */
export type Queries = NodePgDatabase;

export interface Database {
  pool: pg.Pool;
  sql: Queries;
  close(): Promise<void>;
}

/** One transaction, for typed queries and for the plain client. */
export interface Transaction {
  client: pg.PoolClient;
  sql: Queries;
}

/** Limits of a process's use of the database. */
export interface DatabaseLimits {
  /** Connections of the pool. */
  readonly maxConnections: number;
  /** A statement that runs longer is cancelled; 0 for no limit. */
  readonly statementTimeoutMs: number;
  /**
   * A statement that waits longer for a lock is cancelled, such as a booking that waits for its player's row and is
   * then retried.
   */
  readonly lockTimeoutMs: number;
  /** A transaction that is idle for longer is ended with its connection, which releases its locks. */
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
/** The server cancels a statement that runs too long; if no answer has come this much later, none will. */
const ANSWER_GRACE_MS = 1_000;
/** TCP keep-alive probes detect a server that has vanished. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** All our statements are short: compiling one takes longer, in some histories half a second instead of two milliseconds. */
const SESSION_OPTIONS = '-c jit=off';

/** Opens a pool; the first connection is made by the first query. */
export function openDatabase({ url, ...options }: DatabaseOptions): Database {
  const limits = { ...databaseLimits, ...options };
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.maxConnections,
    statement_timeout: limits.statementTimeoutMs,
    query_timeout: limits.statementTimeoutMs && limits.statementTimeoutMs + ANSWER_GRACE_MS,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: limits.idleTransactionTimeoutMs,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    application_name: 'baize',
    options: SESSION_OPTIONS,
  });
  // Without listeners a broken connection would end the process. An idle one emits the pool's error, which the server
  // logs; one in use emits the client's, and its next statement fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, sql: drizzle(pool), close: () => pool.end() };
}

/**
 * A statement that waits this long for its answer, whatever the limit of the pool. Afterwards the pool closes the
 * connection, so that a silent server does not hold it.
 */
export function answeredWithin(timeoutMs: number, text: string, values: unknown[] = []): pg.QueryConfig {
  const query = { text, values, query_timeout: timeoutMs };
  return query;
}

/** Whether a statement was not answered in time, so that its connection is of no more use. */
function isUnanswered(error: unknown): error is Error {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.message === 'Query read timeout') return true;
  return false;
}

/**
 * Runs work in one transaction, which is committed if it resolves and rolled back if it rejects.
 *
 * @returns the result of the work
 * @throws the error of the work
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
    if (isUnanswered(error)) broken = error;
    else
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}
