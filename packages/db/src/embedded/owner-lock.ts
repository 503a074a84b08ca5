import { readFileSync } from 'node:fs';
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
const STATE = 0;
const STARTED = 19;

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
  if (owner && owner.directory === home && isAlive(owner)) {
    throw new EmbeddedError(
      `The database in ${dataDir} is in use by process ${owner.pid}: stop that one first, or choose another data folder.`,
    );
  }
  const mine: Owner = { pid: process.pid, started: startOf(process.pid), directory: home };
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

function isAlive(owner: Owner): boolean {
  return isRunning(owner.pid) && startOf(owner.pid) === owner.started;
}

/**
 * Whether a process with this id is running, of any user. A zombie is not: its parent has not collected its exit code,
 * which never happens in some containers. `tools/bootstrap/processes.mjs` has the same rule for starts before the
 * libraries are installed.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return statFields(pid)[STATE] !== 'Z';
}

/** On systems without `/proc` empty, and the process id alone decides. */
function startOf(pid: number): string {
  return statFields(pid)[STARTED] ?? '';
}

/** The fields of `/proc/<pid>/stat` after the name, which may contain spaces and brackets. */
function statFields(pid: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
