import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { setTestServerUrl } from '../config/test-server-url.ts';
import { type BinarySource, startEmbedded } from '../embedded/index.ts';
import { prepareDatabase } from '../prepare-database.ts';

export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** An existing server; its role must be allowed to create databases and roles. */
  url?: string;
  /** Which programs to start if there is no `url`. */
  binaries?: BinarySource;
}

/**
 * Starts the database server of a test run, creates a migrated template on it and sets its address for the test
 * processes that start afterwards.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await openServer(options);
  const template = `baize_test_${randomBytes(4).toString('hex')}`;
  const templateUrl = new URL(server.url);
  templateUrl.pathname = `/${template}`;

  await runOn(server.url, `create database ${template}`);
  const { url: siteUrl } = await prepareDatabase({ url: templateUrl.href });
  setTestServerUrl(templateUrl.href, siteUrl);
  return {
    url: server.url,
    async stop() {
      await runOn(server.url, `drop database if exists ${template} with (force)`);
      await server.stop();
    },
  };
}

async function openServer({ url, binaries }: TestServerOptions): Promise<TestServer> {
  if (url !== undefined) return { url, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-test-'));
  const server = await startEmbedded({
    dataDir,
    ...(binaries ? { binaries } : {}),
    // Test data may be lost in a power failure, so nothing waits for the disk.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(server.home, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs one statement outside of a transaction, as creating a database requires. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
