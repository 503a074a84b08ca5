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
 * @returns the function that releases it, or the running process that holds it or is taking it over
 */
export function takeLock(lockPath: string, address: string): (() => void) | LockHolder {
  const ownPath = `${lockPath}.${process.pid}`;
  const own: LockHolder = { pid: process.pid, started: startOf(process.pid) ?? '', address };
  // A complete file is linked into place, so that nobody reads a lock without a holder.
  writeFileSync(ownPath, JSON.stringify(own));
  try {
    while (!linkInto(ownPath, lockPath)) {
      const holder = lockHolder(lockPath) ?? removeAbandoned(lockPath, address);
      if (holder !== undefined) return holder;
    }
  } finally {
    rmSync(ownPath, { force: true });
  }
  return () => rmSync(lockPath, { force: true });
}

/**
 * Removes the lock of a process that has died. Only the holder of a second lock may do so, and it reads the first lock
 * again: otherwise a slow process would remove the lock of the one that has taken over.
 *
 * @returns the process that is removing it at this moment, if it is another one
 */
function removeAbandoned(lockPath: string, address: string): LockHolder | undefined {
  const release = takeLock(`${lockPath}.takeover`, address);
  if (typeof release !== 'function') return release;
  try {
    const text = readText(lockPath);
    // A missing lock is left alone: a third process may be creating it.
    if (text !== undefined && runningHolder(text) === undefined) rmSync(lockPath, { force: true });
    return undefined;
  } finally {
    release();
  }
}

/** The running process that holds a lock, or undefined. */
export function lockHolder(lockPath: string): LockHolder | undefined {
  const text = readText(lockPath);
  return text === undefined ? undefined : runningHolder(text);
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

function readText(lockPath: string): string | undefined {
  try {
    return readFileSync(lockPath, 'utf8');
  } catch {
    return undefined;
  }
}

/** The holder that a lock names, if it is running. A lock may be incomplete after a power failure. */
function runningHolder(text: string): LockHolder | undefined {
  try {
    const { pid, started = '', address = 'another address' }: Partial<LockHolder> = JSON.parse(text);
    const holder = typeof pid === 'number' ? { pid, started, address } : undefined;
    return holder && isAlive(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}
