import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { readPicture } from './read-picture.ts';

export interface PictureSources {
  /** Folders with pictures, in search order; drawn pictures are saved to the last one. */
  readonly directories: readonly string[];
  /** Draws a picture; undefined if there is no such picture in this width. */
  draw?(stem: string, width: number): Promise<Buffer | undefined>;
  /** Draws the variant of a picture for shared links; undefined if there is no such picture. */
  drawShared?(stem: string): Promise<Buffer | undefined>;
}

const YEAR_SECONDS = 31_536_000;
const FILE_NAME = /^([a-z0-9][a-z0-9-]{0,80})-([1-9]\d{1,3})\.avif$/;

const SHARED_NAME = /^([a-z0-9][a-z0-9-]{0,80})\.jpg$/;

/**
 * Pictures of games and banners as `<stem>-<width>.avif`, and those for shared links as `share/<stem>.jpg`; drawn on
 * first request.
 */
export function registerPictures(app: FastifyInstance, sources: PictureSources): void {
  const read = createReader(sources);

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const { file } = request.params;
    const [, stem, width] = FILE_NAME.exec(file) ?? [];
    if (stem === undefined || width === undefined) return reply.callNotFound();
    return send(reply, 'image/avif', await read(file, () => sources.draw?.(stem, Number(width))));
  });
  app.get<{ Params: { file: string } }>('/pictures/share/:file', async (request, reply) => {
    const [, stem] = SHARED_NAME.exec(request.params.file) ?? [];
    if (stem === undefined) return reply.callNotFound();
    return send(reply, 'image/jpeg', await read(`share-${stem}.jpg`, () => sources.drawShared?.(stem)));
  });
}

function send(reply: FastifyReply, type: string, bytes: Buffer | undefined) {
  if (!bytes) return reply.callNotFound();
  return reply.type(type).header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`).send(bytes);
}

type Draw = () => Promise<Buffer | undefined> | undefined;

/** Reads a file, or draws and saves it. Concurrent requests for the same picture share one drawing. */
function createReader({ directories }: PictureSources) {
  const reading = new Map<string, Promise<Buffer | undefined>>();

  async function readOrDraw(file: string, draw: Draw): Promise<Buffer | undefined> {
    const kept = await readPicture(directories, file);
    if (kept) return kept;
    const drawn = await draw();
    if (drawn) await keep(directories.at(-1), file, drawn);
    return drawn;
  }

  return (file: string, draw: Draw): Promise<Buffer | undefined> => {
    const running = reading.get(file) ?? readOrDraw(file, draw).finally(() => reading.delete(file));
    reading.set(file, running);
    return running;
  };
}

/** Written atomically, because another process may be reading the file. */
async function keep(directory: string | undefined, file: string, bytes: Buffer): Promise<void> {
  if (directory === undefined) return;
  await mkdir(directory, { recursive: true });
  const unfinished = join(directory, `.${file}.${process.pid}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(directory, file));
}
