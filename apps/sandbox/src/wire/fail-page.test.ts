import type { AddressInfo } from 'node:net';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createFaultBoard, type FaultBoard } from '../studio/wallet/fault-board.ts';
import { allowAnyOrigin } from './allow-any-origin.ts';
import { failPage } from './fail-page.ts';

let app: FastifyInstance;
let faults: FaultBoard;
let address: string;
beforeEach(async () => {
  faults = createFaultBoard();
  app = Fastify({ forceCloseConnections: true });
  allowAnyOrigin(app, ['/open/']);
  app.get('/open/page', { preHandler: failPage(faults, 'page') }, async () => 'the game');
  app.get('/closed', async () => 'closed');
  await app.listen({ port: 0, host: '127.0.0.1' });
  // A TCP server's address is always of this form.
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(() => app.close());

const read = async (patienceMs = 20_000) =>
  (await fetch(`${address}/open/page`, { signal: AbortSignal.timeout(patienceMs) })).text();
const fail = (kind: 'silent' | 'half' | 'refuse' | 'slow') =>
  faults.switchOn({ kind, call: 'page', remaining: 1 });

it('replies as usual without a fault, and again after it', async () => {
  expect(await read()).toBe('the game');
  fail('refuse');
  await expect(read()).rejects.toThrow('fetch failed');
  expect(await read()).toBe('the game');
});

it.each(['silent', 'slow'] as const)('gives no reply in time if it is %s', async (kind) => {
  fail(kind);
  await expect(read(300)).rejects.toThrow(/timeout/i);
});

it('ends in the middle of a page', async () => {
  fail('half');
  await expect(read()).rejects.toBeInstanceOf(TypeError);
});

it('lets pages of any origin read some paths, and no others', async () => {
  const open = await fetch(`${address}/open/page`, { method: 'OPTIONS' });
  expect(open.status).toBe(204);
  expect(open.headers.get('access-control-allow-origin')).toBe('*');
  expect(open.headers.get('access-control-allow-headers')).toContain('authorization');
  expect((await fetch(`${address}/closed`)).headers.get('access-control-allow-origin')).toBeNull();
});
