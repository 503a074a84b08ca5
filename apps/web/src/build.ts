import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { createBuilder } from 'vite';

const compress = promisify(brotliCompress);

/** Leaves a compressed twin beside every text file, so that no request pays for compressing. */
async function compressFiles(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/**/*.{js,css,svg}`)) {
    await writeFile(`${file}.br`, await compress(await readFile(file)));
  }
}

/** Builds both halves of the site into `apps/web/dist`. */
export async function buildSite(): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const builder = await createBuilder({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn' });
  await builder.buildApp();
  await compressFiles(`${root}dist/client/assets`);
}
