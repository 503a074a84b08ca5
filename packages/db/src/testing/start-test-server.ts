import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { setTestServerUrl } from '../config/test-server-url.ts';
import { type BinarySource, startEmbedded } from '../embedded/index.ts';
import { isRunning } from '../embedded/owner-lock.ts';
import { prepareDatabase } from '../prepare-database.ts';

const SHARED_MEMORY = '/dev/shm';
const LEAST_MEMORY_BYTES = 2 ** 31;

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

  // The databases that are created from the template are in its tablespace.
  const place = server.memory === undefined ? '' : 'tablespace memory';
  if (server.memory !== undefined)
    await runOn(server.url, `create tablespace memory location '${server.memory}'`);
  await runOn(server.url, `create database ${template} ${place}`);
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

interface OpenServer extends TestServer {
  /** A folder in memory for the files of databases, if there is one. */
  memory?: string;
}

async function openServer({ url, binaries }: TestServerOptions): Promise<OpenServer> {
  if (url !== undefined) return { url, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-test-'));
  const server = await startEmbedded({
    dataDir,
    ...(binaries ? { binaries } : {}),
    // Test data may be lost in a power failure, so nothing waits for the disk.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const memory = await makeMemoryFolder(server.home);
  return {
    url: server.url,
    ...(memory !== undefined && { memory }),
    async stop() {
      await server.stop();
      await rm(server.home, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
      if (memory !== undefined) await rm(memory, { recursive: true, force: true });
    },
  };
}

/**
 * A database is a thousand files, which are made in memory in a third of the time that a disk takes. What killed runs left there
 * is removed.
 *
 * @param home belongs to the account that the server runs as
 * @returns undefined if the system has no such folder, or too little memory for the databases of all workers
 */
async function makeMemoryFolder(home: string): Promise<string | undefined> {
  const room = await statfs(SHARED_MEMORY).catch(() => undefined);
  if (room === undefined || room.bavail * room.bsize < LEAST_MEMORY_BYTES) return undefined;
  for (const name of await readdir(SHARED_MEMORY)) {
    const pid = /^baize-test-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(join(SHARED_MEMORY, name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(SHARED_MEMORY, `baize-test-${process.pid}-`));
  const { uid, gid } = await stat(home);
  await chown(folder, uid, gid);
  return folder;
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
