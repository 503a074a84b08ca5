import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Account } from './choose-home.ts';
import { EmbeddedError } from './embedded-error.ts';
import type { Binaries } from './find-binaries.ts';
import { exists, removeUnfinished, unfinishedName } from './unfinished.ts';

export const CLUSTER_USER = 'baize';

const CLUSTER = 'cluster';
/** The product's database. */
export const CLUSTER_DATABASE = 'baize';
const PASSWORD_FILE = 'password';

export interface Cluster {
  directory: string;
  password: string;
}

export function passwordFileOf(home: string): string {
  return join(home, PASSWORD_FILE);
}

/** The address of a server on this machine and a database, by default the product's. */
export function clusterUrl(port: number, password: string, database: string = CLUSTER_DATABASE): string {
  return `postgresql://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${database}`;
}

export function clusterDirectory(home: string): string {
  return join(home, CLUSTER);
}

/** @returns the major version that created the cluster, undefined if there is none yet */
export async function readClusterMajor(home: string): Promise<number | undefined> {
  const text = await readFile(join(home, CLUSTER, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text.trim());
}

/**
 * Creates the database files on the first start. They are moved into place when they are complete, so an interrupted
 * start leaves nothing that looks like a database.
 *
 * @param durable false if the files may be lost in a power failure, as those of tests
 * @throws EmbeddedError with the last error of `initdb`
 */
export async function makeCluster(
  home: string,
  binaries: Binaries,
  account: Account | undefined,
  durable: boolean,
): Promise<Cluster> {
  const directory = clusterDirectory(home);
  const passwordFile = passwordFileOf(home);
  await removeUnfinished(home);
  if (await exists(directory)) {
    const password = await readFile(passwordFile, 'utf8').catch(() => {
      throw new EmbeddedError(
        `The file ${passwordFile} with the database's password cannot be read: restore it.`,
      );
    });
    return { directory, password };
  }

  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  const unfinished = unfinishedName(directory);
  await mkdir(unfinished, { mode: 0o700 });
  if (account) await chown(unfinished, account.uid, account.gid);
  const flags = ['-D', unfinished, `--pwfile=${passwordFile}`, ...(durable ? [] : ['--no-sync'])];
  await runInitdb(home, flags, binaries, account);
  await rename(unfinished, directory);
  return { directory, password };
}

async function runInitdb(
  home: string,
  flags: readonly string[],
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  const initdb = join(binaries.directory, 'initdb');
  // Byte order and plain case mapping: Turkish rules are applied in code, not in the database.
  const options = ['-U', CLUSTER_USER, '-A', 'scram-sha-256', '--encoding=UTF8', '--locale=C'];
  try {
    await promisify(execFile)(initdb, [...options, ...flags], { cwd: home, ...account });
  } catch (error) {
    const message = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new EmbeddedError(
      `PostgreSQL could not create its files in ${home}: ${message.split('\n').at(-1)}`,
      {
        cause: error,
      },
    );
  }
}
