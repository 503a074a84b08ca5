import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder per build, so that a running server keeps its files during the next build. */
const buildsFolder = join(import.meta.dirname, '../dist/builds');

/** The folder of the current build. */
export async function builtFolder(): Promise<string> {
  try {
    return join(buildsFolder, (await readFile(join(buildsFolder, 'current'), 'utf8')).trim());
  } catch (cause) {
    throw new Error('The site has not been built: run npm run build.', { cause });
  }
}
