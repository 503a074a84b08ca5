import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { createBuilder } from 'vite';

const compress = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses every text file once, so that no request has to. */
async function compressFiles(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/**/*.{js,css,svg}`)) {
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await compress(bytes));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}

/** Builds the client and the server bundle into `client` and `server` below a folder. */
export async function buildSite(folder: string): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const into = (half: string) => ({ build: { outDir: join(folder, half), emptyOutDir: true } });
  const builder = await createBuilder({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'warn',
    environments: { client: into('client'), ssr: into('server') },
  });
  await builder.buildApp();
  await compressFiles(join(folder, 'client/assets'));
}
