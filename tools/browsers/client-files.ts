import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ClientFile } from './check-client.ts';

const withoutHash = (file: string) => path.basename(file).replace(/-[\w-]{8}(?=\.(?:js|css)$)/, '');

/** The scripts and styles of a built site, named without their hashes. */
export function builtFiles(folder: string): ClientFile[] {
  const files = globSync(path.join(folder, 'client/assets/*.{js,css}')).toSorted();
  if (files.length === 0) throw new Error(`no scripts are built in ${folder}`);
  return files.map((file) => ({ path: withoutHash(file), text: readFileSync(file, 'utf8') }));
}
