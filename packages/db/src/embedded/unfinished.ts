import { access, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isRunning } from './owner-lock.ts';

/** A name to work under until the work is whole; it tells whose work it is. */
export function unfinishedName(path: string): string {
  return `${path}.${process.pid}.unfinished`;
}

/** Removes what processes that are no more have left half done. */
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
