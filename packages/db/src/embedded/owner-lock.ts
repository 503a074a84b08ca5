import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { EmbeddedError } from './embedded-error.ts';

interface Owner {
  pid: number;
  /** When that process began, as far as the system tells: a number may be given to another process later. */
  started: string;
  directory: string;
}

const OWNER_FILE = 'owner.json';

/**
 * Takes the home for this process. The server's own lock file stays the last word; this one tells a
 * server whose owner has died from one that another copy of the product is using.
 *
 * @returns gives it back
 * @throws EmbeddedError where a living process has it
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
    // None, or cut off while it was written: nobody has finished taking the home.
    return undefined;
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  return isRunning(owner.pid) && (await startOf(owner.pid)) === owner.started;
}

/** @returns whether a process of this number exists, whoever it belongs to */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The 22nd field of Linux's process table; other systems tell nothing, and the number alone decides. */
async function startOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const afterName = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return afterName[19] ?? '';
}
