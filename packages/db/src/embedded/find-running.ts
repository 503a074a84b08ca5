import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findHome } from './choose-home.ts';
import { clusterDirectory, clusterUrl, passwordFileOf } from './make-cluster.ts';
import { isRunning } from './owner-lock.ts';

/** PostgreSQL's own note of what runs: its process in the first line, its port in the fourth. */
const PROCESS_FILE = 'postmaster.pid';
const PORT_LINE = 3;

/**
 * The address of the embedded server that another process of ours has started on a data folder.
 *
 * @returns undefined where none runs, or where its files belong to another user
 */
export async function findRunningServer(dataDir: string): Promise<string | undefined> {
  try {
    const home = await findHome(dataDir);
    const note = await readFile(join(clusterDirectory(home), PROCESS_FILE), 'utf8');
    const lines = note.split('\n');
    const port = Number(lines[PORT_LINE]);
    if (!isRunning(Number(lines[0])) || !Number.isInteger(port) || port <= 0) return undefined;
    return clusterUrl(port, await readFile(passwordFileOf(home), 'utf8'));
  } catch {
    return undefined;
  }
}
