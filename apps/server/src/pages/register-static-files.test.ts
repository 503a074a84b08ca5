import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { registerStaticFiles } from './register-static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const ending of ['', '.br', '.gz'])
    writeFileSync(join(folder, 'assets', `a.js${ending}`), `a${ending}`);
  writeFileSync(join(folder, 'assets', 'b.png'), 'b');
  app = fastify();
  await registerStaticFiles(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  [undefined, 'a'],
  ['gzip, deflate, br', 'a.br'],
  ['gzip', 'a.gz'],
  ['x-gzip', 'a.gz'],
  ['br;q=0.2, identity', 'a'],
  ['gzip;q=0.1, identity;q=0.9', 'a'],
  ['br;q=0.5, gzip;q=0.8', 'a.gz'],
  ['br;q=0, gzip;q=0', 'a'],
  ['br;q=0.5, gzip;q=0.5', 'a.br'],
  ['*', 'a.gz'],
])('a file is sent to who accepts %s as %s', async (header, sent) => {
  const headers = header === undefined ? {} : { 'accept-encoding': header };
  const reply = await app.inject({ url: '/assets/a.js', headers });
  expect(reply.body).toBe(sent);
  expect(reply.headers['content-encoding']).toBe({ 'a.br': 'br', 'a.gz': 'gzip' }[sent]);
  expect(reply.headers['vary']).toMatch(/accept-encoding/i);
  expect((await app.inject({ url: '/assets/b.png', headers })).body).toBe('b');
});

test('a file is not sent to who accepts nothing', async () => {
  const headers = { 'accept-encoding': '*;q=0' };
  expect((await app.inject({ url: '/assets/a.js', headers })).statusCode).toBe(406);
});
