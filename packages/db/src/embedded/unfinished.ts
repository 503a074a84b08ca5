import { access, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isRunning } from './owner-lock.ts';

/** A temporary name for incomplete files; it contains the process id. */
export function unfinishedName(path: string): string {
  return `${path}.${process.pid}.unfinished`;
}

/** Removes incomplete files of processes that no longer exist. */
export async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const pid = /\.(\d+)\.unfinished$/.exec(name)?.[1];
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    await rm(join(directory, name), { recursive: true, force: true });
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
