import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';

import { SocketPeer } from './socket-peer.ts';

/** Longer than any message of a page. */
const MAX_MESSAGE_BYTES = 64 * 1024;

export interface SocketHandlers {
  onText(peer: SocketPeer, text: string): void;
  onClose(peer: SocketPeer): void;
  /** Called once the connection is open. */
  onOpen(peer: SocketPeer): void;
}

/** The handlers of each path, by the server that listens. */
const pathsOf = new WeakMap<Server, Map<string, SocketHandlers>>();

/** Accepts WebSocket connections at one path of the app. Those at paths that nobody accepts are refused. */
export function acceptSockets(app: FastifyInstance, path: string, handlers: SocketHandlers): void {
  const paths = pathsOf.get(app.server) ?? routeSockets(app);
  paths.set(path, handlers);
}

function routeSockets(app: FastifyInstance): Map<string, SocketHandlers> {
  const paths = new Map<string, SocketHandlers>();
  pathsOf.set(app.server, paths);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  app.server.on('upgrade', (request, connection, head) => {
    const handlers = paths.get((request.url ?? '').split('?')[0] ?? '');
    if (handlers === undefined) refuse(connection);
    else sockets.handleUpgrade(request, connection, head, (socket) => handle(socket, handlers));
  });
  app.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
  return paths;
}

/** A connection that is reset meanwhile ends only itself: an error that nobody listens to would end the process. */
function refuse(connection: Duplex): void {
  connection.on('error', () => connection.destroy());
  connection.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
}

function handle(socket: WebSocket, handlers: SocketHandlers): void {
  const peer = new SocketPeer(socket);
  // A protocol error ends only its own connection.
  socket.on('error', () => peer.drop());
  socket.on('close', () => handlers.onClose(peer));
  socket.on('message', (data, isBinary) => {
    if (!isBinary && data instanceof Buffer) handlers.onText(peer, data.toString('utf8'));
  });
  handlers.onOpen(peer);
}
