import { brotliDecompressSync } from 'node:zlib';

import { beforeEach, expect, test, vi } from 'vitest';

import { createPageEncoder } from './encode-page.ts';

type Done = (error: Error | null, bytes: Buffer) => void;

/** Compressions that end when the test lets them. */
const { waiting } = vi.hoisted(() => ({ waiting: [] as ((error?: Error) => void)[] }));
vi.mock('node:zlib', async (importOriginal) => {
  const zlib = await importOriginal<typeof import('node:zlib')>();
  const brotliCompress = (bytes: Buffer, _: unknown, done: Done) =>
    void waiting.push((error) => done(error ?? null, zlib.brotliCompressSync(bytes)));
  return { ...zlib, brotliCompress };
});
beforeEach(() => {
  waiting.length = 0;
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('pages are compressed one at a time, in their order', async () => {
  const encode = createPageEncoder();
  const texts = ['first', 'second', 'third'];
  const all = Promise.all(texts.map((html) => encode({ status: 200, html })));
  for (const _ of texts) {
    await turn();
    expect(waiting).toHaveLength(1);
    waiting.pop()?.();
  }
  const pages = await all;
  expect(pages.map(({ brotli }) => brotliDecompressSync(brotli).toString())).toEqual(texts);
  expect(pages.map(({ identity }) => identity.toString())).toEqual(texts);
  expect(new Set(pages.map(({ etag }) => etag)).size).toBe(texts.length);
});

test('a page that cannot be compressed fails alone', async () => {
  const encode = createPageEncoder();
  const [failing, next] = [encode({ status: 200, html: 'a' }), encode({ status: 404, html: 'b' })];
  await turn();
  waiting.pop()?.(new Error('no memory'));
  await expect(failing).rejects.toThrow('no memory');
  await turn();
  waiting.pop()?.();
  expect(await next).toMatchObject({ status: 404 });
});
