import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import pg from 'pg';

/** The database cannot be migrated to this version. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Migration {
  name: string;
  hash: string;
  text: string;
}

const MIGRATIONS_DIRECTORY = fileURLToPath(new URL('../migrations/', import.meta.url));
/** Advisory lock that keeps processes from migrating at the same time. */
export const MIGRATION_LOCK = 7_204_119;

/**
 * Applies the new SQL files of `migrations/` in the order of their names, each in its own transaction. Safe to call
 * from several processes at once.
 *
 * @returns the names of the newly applied files
 * @throws MigrationError if an applied file has changed or is missing
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const migrations = await readMigrations();
  // A migration may take long, and so may the wait for another process that is migrating.
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // A role that may not create tables may still find that there is nothing to do.
    const { rowCount } = await client.query(`select from pg_class where oid = to_regclass('migration')`);
    if (rowCount === 0)
      await client.query(
        'create table migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
      );
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from migration order by name',
    );
    checkHistory(migrations, rows);
    const known = new Set(rows.map((row) => row.name));
    const fresh = migrations.filter((migration) => !known.has(migration.name));
    for (const migration of fresh) await apply(client, migration);
    return fresh.map((migration) => migration.name);
  } finally {
    // Closing the connection releases the lock in any case.
    await client.end();
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS_DIRECTORY)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(MIGRATIONS_DIRECTORY, name), 'utf8');
      // Line endings differ between checkouts.
      const hash = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      return { name, hash, text };
    }),
  );
}

function checkHistory(
  migrations: readonly Migration[],
  applied: readonly { name: string; hash: string }[],
): void {
  const hashes = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of applied) {
    const present = hashes.get(name);
    if (present === undefined) {
      throw new MigrationError(
        `The database has migration ${name}, which this version does not know: it is newer.`,
      );
    }
    if (present !== hash) {
      throw new MigrationError(
        `Migration ${name} has changed since it was applied; put the change into a new file.`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.text);
    await client.query('insert into migration (name, hash) values ($1, $2)', [
      migration.name,
      migration.hash,
    ]);
    await client.query('commit');
  } catch (error) {
    throw new MigrationError(`Migration ${migration.name} failed.`, { cause: error });
  }
}
