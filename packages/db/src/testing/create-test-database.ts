import { randomBytes } from 'node:crypto';

import { readTestServerUrl } from '../config/test-server-url.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { runOn } from './start-test-server.ts';

export interface TestDatabase extends Database {
  url: string;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

/**
 * Creates a database for one test file, migrated and empty, from the test run's template.
 *
 * @throws Error if no global set-up has started a server
 */
export async function createTestDatabase(maxConnections = 40): Promise<TestDatabase> {
  const templateUrl = readTestServerUrl();
  if (templateUrl === undefined) {
    throw new Error(
      'No test server: run database tests with the vitest project that calls startTestServer().',
    );
  }
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  const serverUrl = new URL(templateUrl);
  serverUrl.pathname = '/postgres';
  await runOn(serverUrl.href, `create database ${name} template ${template}`);

  const url = new URL(templateUrl);
  url.pathname = `/${name}`;
  const database = openDatabase({ url: url.href, maxConnections });
  return {
    ...database,
    url: url.href,
    async drop() {
      await database.close();
      await runOn(serverUrl.href, `drop database if exists ${name} with (force)`);
    },
  };
}
