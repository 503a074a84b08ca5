import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/**
 * Closes the connections on which nothing was ever sent when the server closes. Browsers open some ahead; Node does not
 * count them as idle, and would wait for their first request until it times out.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
