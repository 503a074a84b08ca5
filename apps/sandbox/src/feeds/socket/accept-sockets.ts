import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import { SocketPeer } from './socket-peer.ts';

/** What the protocol adds to a key before hashing it (RFC 6455, section 1.3). */
const KEY_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

export interface SocketHandlers {
  onText(peer: SocketPeer, text: string): void;
  onClose(peer: SocketPeer): void;
  /** Called once the connection stands. */
  onOpen(peer: SocketPeer): void;
}

/**
 * Takes WebSocket connections at one path. The stand-in frames its messages itself, because its faults have to
 * be able to break them.
 */
export function acceptSockets(app: FastifyInstance, path: string, handlers: SocketHandlers): void {
  const peers = new Set<SocketPeer>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const key = request.headers['sec-websocket-key'];
    const asked = URL.parse(request.url ?? '', 'http://feed')?.pathname;
    if (asked !== path || key === undefined || request.headers.upgrade?.toLowerCase() !== 'websocket') {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
      return;
    }
    const accept = createHash('sha1').update(`${key}${KEY_SUFFIX}`).digest('base64');
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n' +
        `sec-websocket-accept: ${accept}\r\n\r\n`,
    );
    const peer: SocketPeer = new SocketPeer(
      socket,
      (text) => handlers.onText(peer, text),
      () => {
        peers.delete(peer);
        handlers.onClose(peer);
      },
    );
    peers.add(peer);
    handlers.onOpen(peer);
  });
  app.addHook('preClose', async () => {
    for (const peer of peers) peer.drop();
  });
}
