import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { LaunchProblem, systemCode } from './launch-problem.ts';
import { lockHolder, type LockHolder, takeLock } from './process-lock.ts';

/** Creates the folder; throws a LaunchProblem if it is not writable. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new LaunchProblem(
      `The folder ${folder} is not writable (${systemCode(error) ?? 'unknown reason'}): make it writable, ` +
        'or choose another with DATA_FOLDER=<folder> npm start.',
    );
  }
}

/**
 * Claims the data folder for this process and returns the function that releases it. The claim of a process that has
 * died, as after a power failure, is taken over.
 */
export function claimDataFolder(folder: string, address: string): () => void {
  const lock = takeLock(path.join(folder, 'lock'), address);
  if (typeof lock === 'function') return lock;
  throw new LaunchProblem(
    `Baize already runs on this data at ${lock.address} (process ${lock.pid}): stop that one first.`,
  );
}

/** The running process that has claimed the folder, or undefined. */
export function dataFolderOwner(folder: string): LockHolder | undefined {
  return lockHolder(path.join(folder, 'lock'));
}
