import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { acceptSockets } from './accept-sockets.ts';

let app: FastifyInstance;
let port = 0;

beforeEach(async () => {
  app = Fastify();
  acceptSockets(app, '/known', { onOpen: () => {}, onText: () => {}, onClose: () => {} });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

const upgrade = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    '\r\n',
  ].join('\r\n');

it.each([
  ['/known', '101'],
  ['/known?page=1', '101'],
  ['/unknown', '400'],
])('replies to a connection at %s with %s', async (path, status) => {
  const client = connect(port, '127.0.0.1', () => client.write(upgrade(path)));
  const reply = await new Promise<string>((resolve) => client.once('data', (data) => resolve(String(data))));
  client.destroy();
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

it.each(['/known', '/unknown'])('survives a connection at %s that is reset', async (path) => {
  const taken = new Promise<Duplex>((resolve) => {
    app.server.prependListener('upgrade', (_request, connection) => setImmediate(resolve, connection));
  });
  const client = connect(port, '127.0.0.1', () => client.write(upgrade(path)));
  client.on('error', () => {});
  const connection = await taken;
  expect(() => connection.emit('error', new Error('read ECONNRESET'))).not.toThrow();
  client.destroy();
});
