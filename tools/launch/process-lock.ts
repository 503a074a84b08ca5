import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive, startOf } from '../bootstrap/processes.mjs';
import { systemCode } from './launch-problem.ts';

/** The holder of a lock. A process id alone may belong to another process after a restart. */
export interface LockHolder {
  readonly pid: number;
  /** Start time of the process in the system's ticks; empty if the system does not provide it. */
  readonly started: string;
  /** The holder's description of itself. */
  readonly address: string;
}

/**
 * Takes a lock file for this process. The lock of a process that has died, as after a power failure, is taken over.
 *
 * @returns the function that releases it, or the running process that holds it
 */
export function takeLock(lockPath: string, address: string): (() => void) | LockHolder {
  const ownPath = `${lockPath}.${process.pid}`;
  const own: LockHolder = { pid: process.pid, started: startOf(process.pid) ?? '', address };
  // A complete file is linked into place, so that nobody reads a lock without a holder.
  writeFileSync(ownPath, JSON.stringify(own));
  try {
    while (!linkInto(ownPath, lockPath)) {
      const holder = lockHolder(lockPath);
      if (holder !== undefined) return holder;
      rmSync(lockPath, { force: true });
    }
  } finally {
    rmSync(ownPath, { force: true });
  }
  return () => rmSync(lockPath, { force: true });
}

/** The running process that holds a lock, or undefined. */
export function lockHolder(lockPath: string): LockHolder | undefined {
  const holder = readHolder(lockPath);
  return holder !== undefined && isAlive(holder) ? holder : undefined;
}

function linkInto(ownPath: string, lockPath: string): boolean {
  try {
    linkSync(ownPath, lockPath);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(lockPath: string): LockHolder | undefined {
  try {
    const { pid, started, address }: Partial<LockHolder> = JSON.parse(readFileSync(lockPath, 'utf8'));
    return typeof pid === 'number'
      ? { pid, started: started ?? '', address: address ?? 'another address' }
      : undefined;
  } catch {
    return undefined;
  }
}
