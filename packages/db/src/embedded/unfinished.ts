import { access, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isRunning } from './owner-lock.ts';

/** The names that this process has given: an earlier process may have had its id. */
const given = new Set<string>();

/** A temporary name for incomplete files; it contains the process id, and is given once. */
export function unfinishedName(path: string): string {
  const name = `${path}.${given.size}.${process.pid}.unfinished`;
  given.add(name);
  return name;
}

/** Removes incomplete files of processes that no longer exist. */
export async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const pid = /\.(\d+)\.unfinished$/.exec(name)?.[1];
    if (pid === undefined || given.has(path) || (Number(pid) !== process.pid && isRunning(Number(pid))))
      continue;
    await rm(path, { recursive: true, force: true });
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
