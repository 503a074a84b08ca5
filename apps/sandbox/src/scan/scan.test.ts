import { createKeyRing, createHttpScan, createProviderClient } from '@baize/providers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { addScan } from './add-scan.ts';
import { demoScanner } from './demo-scanner.ts';

const keys = createKeyRing(['scan-scan-scan-scan-scan-scan-scan-scan']);
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

let app: FastifyInstance;
let baseUrl = '';
beforeAll(async () => {
  app = Fastify();
  addScan(app, { keys });
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const scan = (text: string, change: { key?: string; url?: string } = {}) =>
  createHttpScan({ ...demoScanner(keys, baseUrl), ...change, client: createProviderClient() }).scan(
    new Uint8Array(Buffer.from(text)),
  );

test('the test string of scanners is found anywhere in a file', async () => {
  expect(await scan('a photo')).toBe('clean');
  expect(await scan(eicar)).toBe('unsafe');
  expect(await scan(`${'x'.repeat(2_000_000)}${eicar}${'y'.repeat(2_000_000)}`)).toBe('unsafe');
});

test('a scanner that refuses, fails or is away says nothing about the file', async () => {
  expect(await scan('a photo', { key: 'wrong' })).toBe('unreachable');
  expect(await scan('a photo', { url: `${baseUrl}/nothing` })).toBe('unreachable');
  expect(await scan('a photo', { url: 'http://127.0.0.1:9' })).toBe('unreachable');
});
