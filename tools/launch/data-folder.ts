import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { LaunchProblem, systemCode } from './launch-problem.ts';
import { lockHolder, type LockHolder, takeLock } from './process-lock.ts';

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
  const lock = takeLock(path.join(folder, 'lock'), address);
  if (typeof lock === 'function') return lock;
  throw new LaunchProblem(
    `Baize already runs on this data at ${lock.address} (process ${lock.pid}): stop that one first.`,
  );
}

/** The living process that has claimed the folder, or undefined. */
export function dataFolderOwner(folder: string): LockHolder | undefined {
  return lockHolder(path.join(folder, 'lock'));
}
