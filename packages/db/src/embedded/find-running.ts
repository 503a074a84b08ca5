import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findHome } from './choose-home.ts';
import { clusterDirectory, clusterUrl, passwordFileOf } from './make-cluster.ts';
import { isRunning } from './owner-lock.ts';

/** PostgreSQL's pid file: the process id in the first line, the port in the fourth. */
const PID_FILE = 'postmaster.pid';
const PORT_LINE = 3;

/**
 * The address of the embedded server that another of our processes runs on a data folder.
 *
 * @returns undefined if none is running, or if its files belong to another user
 */
export async function findRunningServer(dataDir: string): Promise<string | undefined> {
  try {
    const home = await findHome(dataDir);
    const text = await readFile(join(clusterDirectory(home), PID_FILE), 'utf8');
    const lines = text.split('\n');
    const port = Number(lines[PORT_LINE]);
    if (!isRunning(Number(lines[0])) || !Number.isInteger(port) || port <= 0) return undefined;
    return clusterUrl(port, await readFile(passwordFileOf(home), 'utf8'));
  } catch {
    return undefined;
  }
}
