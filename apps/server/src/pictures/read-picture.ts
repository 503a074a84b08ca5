import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a picture from the first folder that has it. */
export async function readPicture(directories: readonly string[], file: string): Promise<Buffer | undefined> {
  for (const directory of directories) {
    const bytes = await readIfThere(join(directory, file));
    if (bytes) return bytes;
  }
  return undefined;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
