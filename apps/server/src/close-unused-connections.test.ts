import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';

import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { closeUnusedConnections } from './close-unused-connections.ts';

test('a server does not wait for a connection on which nothing was sent', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeUnusedConnections(app);
  const accepted = once(app.server, 'connection');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const spare = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await accepted;
  const ended = once(spare.resume(), 'end');
  await app.close();
  await ended;
  expect(app.server.listening).toBe(false);
});
