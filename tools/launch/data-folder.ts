import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LaunchProblem, systemCode } from './launch-problem.ts';

/** Who uses a data folder: a process id alone may be given to another process after a restart. */
interface Owner {
  readonly pid: number;
  /** When the system started the process, in its own ticks; empty where it doesn't tell. */
  readonly started: string;
  readonly address: string;
}

/** Makes the folder and its `.gitignore`d place; throws a LaunchProblem when it cannot be written. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new LaunchProblem(
      `The folder ${folder} cannot be written (${systemCode(error) ?? 'unknown reason'}): give yourself the right ` +
        'to write there, or choose another with DATA_FOLDER=<folder> npm start.',
    );
  }
}

/**
 * Claims the data folder for this process and returns the function that gives it back. A claim whose process has
 * died, as after a power cut, is taken over.
 */
export function claimDataFolder(folder: string, address: string): () => void {
  const lockPath = path.join(folder, 'lock');
  const ownPath = `${lockPath}.${process.pid}`;
  const owner: Owner = { pid: process.pid, started: startOf(process.pid), address };
  writeFileSync(ownPath, JSON.stringify(owner));
  try {
    while (!linkInto(ownPath, lockPath)) {
      const other = dataFolderOwner(folder);
      if (other !== undefined) {
        throw new LaunchProblem(
          `Baize already runs on this data at ${other.address} (process ${other.pid}): stop that one first.`,
        );
      }
      rmSync(lockPath, { force: true });
    }
  } finally {
    rmSync(ownPath, { force: true });
  }
  return () => rmSync(lockPath, { force: true });
}

/** The living process that has claimed the folder, or undefined. */
export function dataFolderOwner(folder: string): Owner | undefined {
  const owner = readOwner(path.join(folder, 'lock'));
  if (owner === undefined || !isAlive(owner.pid)) return undefined;
  return startOf(owner.pid) === owner.started ? owner : undefined;
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

function readOwner(lockPath: string): Owner | undefined {
  try {
    const { pid, started, address }: Partial<Owner> = JSON.parse(readFileSync(lockPath, 'utf8'));
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
