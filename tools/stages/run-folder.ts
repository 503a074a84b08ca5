import { chmodSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../bootstrap/processes.mjs';

const NAME = /^baize-run-(\d+)$/;

/**
 * Makes the folder with all temporary files of this test run, and removes what runs left that were killed: their folders, and the
 * database files that those point to.
 *
 * @param temporary the system's folder for temporary files
 */
export function makeRunFolder(temporary: string): string {
  for (const name of readdirSync(temporary)) {
    const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    if (!Number.isNaN(pid) && !isRunning(pid)) removeRunFolder(path.join(temporary, name));
  }
  const folder = path.join(temporary, `baize-run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Servers of other accounts use it as they would the system's.
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes it with the homes of its databases, which are elsewhere if root started them. */
export function removeRunFolder(folder: string): void {
  for (const pointer of globSync('**/home.json', { cwd: folder })) {
    const home = homeIn(path.join(folder, pointer));
    if (home !== undefined) rmSync(home, { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true, force: true });
}

/** The folder that the embedded server keeps for a data folder, if this is such a pointer. */
function homeIn(pointerPath: string): string | undefined {
  try {
    const { home } = JSON.parse(readFileSync(pointerPath, 'utf8')) as { home?: unknown };
    return typeof home === 'string' && /[\\/]baize[\\/][0-9a-f]{16}$/.test(home) ? home : undefined;
  } catch {
    return undefined;
  }
}
