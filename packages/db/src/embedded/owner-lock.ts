import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { EmbeddedError } from './embedded-error.ts';

interface Owner {
  pid: number;
  /** Start time of that process, if the system reports it: process ids are reused. */
  started: string;
  directory: string;
}

const OWNER_FILE = 'owner.json';

/**
 * Locks the home for this process. The server's own lock file still decides; this lock distinguishes a server whose
 * owner has died from one that another copy of the product is using.
 *
 * @returns a function that releases it
 * @throws EmbeddedError if a running process holds it
 */
export async function lockHome(home: string, dataDir: string): Promise<() => Promise<void>> {
  const file = join(home, OWNER_FILE);
  const owner = await readOwner(file);
  if (owner && owner.directory === home && (await isAlive(owner))) {
    throw new EmbeddedError(
      `The database in ${dataDir} is in use by process ${owner.pid}: stop that one first, or choose another data folder.`,
    );
  }
  const mine: Owner = { pid: process.pid, started: await startOf(process.pid), directory: home };
  await writeFile(file, JSON.stringify(mine), { mode: 0o600 });
  return () => rm(file, { force: true });
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    // Missing or incomplete: no process holds the home.
    return undefined;
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  return isRunning(owner.pid) && (await startOf(owner.pid)) === owner.started;
}

/** @returns whether a process with this id exists, of any user */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The 22nd field of `/proc/<pid>/stat`; on other systems empty, and the process id alone decides. */
async function startOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const afterName = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return afterName[19] ?? '';
}
