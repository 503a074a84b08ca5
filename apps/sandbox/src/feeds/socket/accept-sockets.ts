import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';

import { SocketPeer } from './socket-peer.ts';

/** Longer than any message of a page. */
const MAX_MESSAGE_BYTES = 64 * 1024;

export interface SocketHandlers {
  onText(peer: SocketPeer, text: string): void;
  onClose(peer: SocketPeer): void;
  /** Called once the connection is open. */
  onOpen(peer: SocketPeer): void;
}

/** Accepts WebSocket connections at one path of the app and refuses all others. */
export function acceptSockets(app: FastifyInstance, path: string, handlers: SocketHandlers): void {
  const sockets = new WebSocketServer({ server: app.server, path, maxPayload: MAX_MESSAGE_BYTES });
  sockets.on('connection', (socket) => {
    const peer = new SocketPeer(socket);
    // A protocol error ends only its own connection.
    socket.on('error', () => peer.drop());
    socket.on('close', () => handlers.onClose(peer));
    socket.on('message', (data, isBinary) => {
      if (!isBinary && data instanceof Buffer) handlers.onText(peer, data.toString('utf8'));
    });
    handlers.onOpen(peer);
  });
  app.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
}
