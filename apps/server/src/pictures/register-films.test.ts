import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createIdMaker, systemClock } from '@baize/clock';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createReplyWithError } from '../calls/reply-with-error.ts';
import { createApp } from '../create-app.ts';
import { registerFilms } from './register-films.ts';

const FILM = '0123456789';

let folder: string;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'films-'));
  await writeFile(path.join(folder, 'a.mp4'), FILM);
  app = createApp({
    config: {
      host: '127.0.0.1',
      port: 0,
      databaseUrl: '',
      logLevel: 'warn',
      trustedProxyHops: 0,
      publicScheme: 'http',
      brandAddresses: 'domain',
      secrets: { personalIdKey: '', personalIdHashKey: '', documentKeys: [] },
    },
    ids: createIdMaker(systemClock),
    log: pino({ level: 'silent' }),
    replyWithError: createReplyWithError([]),
  });
  await registerFilms(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (range: string, headers: Record<string, string> = {}) =>
  app.inject({ url: '/films/a.mp4', headers: { range, ...headers } });

describe('a range of a film', () => {
  test.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=8-99999999999', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', FILM, 'bytes 0-9/10'],
    ['Bytes=0-0', '0', 'bytes 0-0/10'],
  ])('%s is sent alone', async (range, body, contentRange) => {
    const reply = await get(range);
    expect([reply.statusCode, reply.body, reply.headers['content-range']]).toEqual([206, body, contentRange]);
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=999999999999-', 'bytes=-0'])(
    '%s is beyond it, which has a status of its own and its size',
    async (range) => {
      const reply = await get(range, { accept: 'text/html' });
      expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, 'bytes */10']);
      expect(reply.body).toBe('');
    },
  );

  test.each(['bytes=5-2', 'bytes=a-b', 'bytes=', 'bytes=-', 'items=0-1', 'bytes=0-1,5-6', '0-1', 'bytes=1'])(
    '%s is ignored',
    async (range) => {
      const reply = await get(range);
      expect([reply.statusCode, reply.body]).toEqual([200, FILM]);
    },
  );

  test('of another version is ignored, and none is needed of one that is known', async () => {
    const { headers } = await app.inject({ url: '/films/a.mp4' });
    const etag = String(headers.etag);
    expect((await get('bytes=99-', { 'if-range': '"another"' })).statusCode).toBe(200);
    expect((await get('bytes=99-', { 'if-none-match': etag })).statusCode).toBe(304);
  });
});
