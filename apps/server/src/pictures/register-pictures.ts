import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

export interface PictureSources {
  /** Where pictures lie ready, in the order to look; those that are drawn are kept in the last one. */
  readonly directories: readonly string[];
  /** Draws a picture; undefined where there is no such picture in such a width. */
  draw?(stem: string, width: number): Promise<Buffer | undefined>;
}

const YEAR_SECONDS = 31_536_000;
const FILE_NAME = /^([a-z0-9][a-z0-9-]{0,80})-([1-9]\d{1,3})\.avif$/;

/** Pictures of games and banners by `<stem>-<width>.avif`, drawn when first asked for. */
export function registerPictures(app: FastifyInstance, sources: PictureSources): void {
  const drawing = new Map<string, Promise<Buffer | undefined>>();

  async function read(file: string, stem: string, width: number): Promise<Buffer | undefined> {
    for (const directory of sources.directories) {
      const bytes = await readIfThere(join(directory, file));
      if (bytes) return bytes;
    }
    return sources.draw?.(stem, width).then(async (bytes) => {
      if (bytes) await keep(sources.directories.at(-1), file, bytes);
      return bytes;
    });
  }

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const { file } = request.params;
    const [, stem, width] = FILE_NAME.exec(file) ?? [];
    if (stem === undefined || width === undefined) return reply.callNotFound();
    // Many visitors of a new page ask for the same picture; it is drawn once.
    const running = drawing.get(file) ?? read(file, stem, Number(width)).finally(() => drawing.delete(file));
    drawing.set(file, running);
    const bytes = await running;
    if (!bytes) return reply.callNotFound();
    return reply
      .type('image/avif')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(bytes);
  });
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whole or not at all: another process may be reading the file at this moment. */
async function keep(directory: string | undefined, file: string, bytes: Buffer): Promise<void> {
  if (directory === undefined) return;
  await mkdir(directory, { recursive: true });
  const unfinished = join(directory, `.${file}.${process.pid}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(directory, file));
}
