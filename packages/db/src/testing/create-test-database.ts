import { randomBytes } from 'node:crypto';

import { readTestServerUrl, readTestSiteUrl } from '../config/test-server-url.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { runOn } from './start-test-server.ts';

/** Connections of the owner, which tests use to prepare and to look. */
export interface TestDatabase extends Database {
  url: string;
  /** Connections of the role that the site runs as. */
  site: Database;
  siteUrl: string;
  /** Closes the pools and removes the database. */
  drop(): Promise<void>;
}

/**
 * Creates a database for one test file, migrated and empty, from the test run's template.
 *
 * @throws Error if no global set-up has started a server
 */
export async function createTestDatabase(maxConnections = 40): Promise<TestDatabase> {
  const templateUrl = readTestServerUrl();
  const templateSiteUrl = readTestSiteUrl();
  if (templateUrl === undefined || templateSiteUrl === undefined) {
    throw new Error(
      'No test server: run database tests with the vitest project that calls startTestServer().',
    );
  }
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  const serverUrl = addressOf(templateUrl, 'postgres');
  // The files of the template are copied in a third of the time that its blocks would take by way of the log.
  await runOn(serverUrl, `create database ${name} template ${template} strategy file_copy`);

  const url = addressOf(templateUrl, name);
  const siteUrl = addressOf(templateSiteUrl, name);
  const database = openDatabase({ url, maxConnections });
  const site = openDatabase({ url: siteUrl, maxConnections });
  return {
    ...database,
    url,
    site,
    siteUrl,
    async drop() {
      await Promise.all([database.close(), site.close()]);
      await runOn(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
