import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { systemCode } from './launch-problem.ts';

/** Who holds a lock: a process id alone may be given to another process after a restart. */
export interface LockHolder {
  readonly pid: number;
  /** When the system started the process, in its own ticks; empty if it doesn't say. */
  readonly started: string;
  /** What the holder says about itself. */
  readonly address: string;
}

/**
 * Takes a lock file for this process. A lock whose process has died, as after a power cut, is taken over.
 *
 * @returns the function that gives it back, or the living process that holds it
 */
export function takeLock(lockPath: string, address: string): (() => void) | LockHolder {
  const ownPath = `${lockPath}.${process.pid}`;
  const own: LockHolder = { pid: process.pid, started: startOf(process.pid), address };
  // Linked into place when it is whole, so that nobody ever reads a lock without its holder in it.
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

/** The living process that holds a lock, or undefined. */
export function lockHolder(lockPath: string): LockHolder | undefined {
  const holder = readHolder(lockPath);
  if (holder === undefined || !isAlive(holder.pid)) return undefined;
  return startOf(holder.pid) === holder.started ? holder : undefined;
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** Field 22 of /proc/<pid>/stat; the name before it may hold blanks, so counting begins after its bracket. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
