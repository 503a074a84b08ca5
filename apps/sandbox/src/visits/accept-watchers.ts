import type { FastifyInstance } from 'fastify';

import { acceptSockets } from '../feeds/socket/accept-sockets.ts';
import type { SocketPeer } from '../feeds/socket/socket-peer.ts';
import { readPlayKey } from './read-play-key.ts';
import type { Visit, Visits } from './visit.ts';

/** A connection that has not said whose it is by then is dropped. */
const SIGN_IN_MS = 10_000;

interface Watching {
  readonly visits: Visits;
  /** Shows a visitor's page what goes on. */
  open(peer: SocketPeer, visit: Visit): Promise<void>;
  leave(peer: SocketPeer): void;
}

/**
 * Accepts the pages that watch a game. The first text of a page is the key of its session; without it, it may watch nothing.
 * Everything else goes by calls.
 */
export function acceptWatchers(app: FastifyInstance, path: string, { visits, open, leave }: Watching): void {
  const waiting = new Map<SocketPeer, NodeJS.Timeout>();
  const forget = (peer: SocketPeer) => {
    clearTimeout(waiting.get(peer));
    waiting.delete(peer);
  };
  acceptSockets(app, path, {
    onOpen: (peer) => {
      waiting.set(
        peer,
        setTimeout(() => peer.drop(), SIGN_IN_MS),
      );
    },
    onText: (peer, text) => {
      const visit = waiting.has(peer) ? visits.find(readPlayKey(text)) : null;
      forget(peer);
      if (visit === null) {
        peer.close();
        return;
      }
      open(peer, visit).catch((error: unknown) => {
        app.log.error({ err: error, path }, 'a game could not be shown');
        peer.drop();
      });
    },
    onClose: (peer) => {
      forget(peer);
      leave(peer);
    },
  });
}
