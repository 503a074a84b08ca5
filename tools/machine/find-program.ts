import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whether a path is a file that this user may execute. */
export function isProgram(filePath: string): boolean {
  try {
    accessSync(filePath, constants.X_OK);
    return statSync(filePath).isFile();
  } catch {
    return false;
  }
}

/** The absolute path of the first of the names that is on the search path. */
export function findOnPath(
  names: readonly string[],
  searchPath = process.env['PATH'] ?? '',
): string | undefined {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** The entries of a folder, newest version first; none if the folder does not exist. */
export function versionsIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  } catch {
    return [];
  }
}
