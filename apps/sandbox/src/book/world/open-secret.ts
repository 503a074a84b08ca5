import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { IdMaker } from '@baize/clock';

/** Only its owner may read it. */
const PRIVATE = 0o600;

/** The secret in a file, which is written the first time. */
export async function openSecret(path: string, ids: IdMaker): Promise<string> {
  const known = await readSecret(path);
  if (known !== null) return known;
  const secret = ids.secret();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, secret, { mode: PRIVATE, flush: true });
  await rename(`${path}.new`, path);
  return secret;
}

async function readSecret(path: string): Promise<string | null> {
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret === '')
      throw new Error(`${path} is empty: restore it, or delete it to begin with other matches`);
    return secret;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
