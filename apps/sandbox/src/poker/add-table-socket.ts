import type { FastifyInstance } from 'fastify';

import { acceptSockets } from '../feeds/socket/accept-sockets.ts';
import type { SocketPeer } from '../feeds/socket/socket-peer.ts';
import { OpenSockets } from './open-sockets.ts';
import type { PokerRoom } from './poker-room.ts';
import { readGreeting } from './read-table-message.ts';
import type { SocketTable } from './socket-table.ts';
import type { RoomMember } from './table-pages.ts';

/** Where the pages of tables listen. */
export const POKER_SOCKET_PATH = '/poker/table';
/** A connection that has not said whose it is by then is dropped. */
const SIGN_IN_MS = 10_000;

interface Page {
  readonly peer: SocketPeer;
  readonly table: SocketTable;
  readonly member: RoomMember<object>;
}

/** The sockets of the pages at the tables. The first text names the session and the table; without it nothing is shown. */
export function addTableSocket(app: FastifyInstance, room: PokerRoom): void {
  const waiting = new Map<SocketPeer, NodeJS.Timeout>();
  const pages = new Map<SocketPeer, Page>();
  const sockets = new OpenSockets<Page>();

  const join = (peer: SocketPeer, text: string): void => {
    const send = (message: object): void => {
      if (!peer.sendText(JSON.stringify(message))) peer.drop();
    };
    const greeting = readGreeting(text);
    const session = room.sessions.find(greeting?.playKey ?? '');
    const table = session === null ? null : room.tableFor(greeting?.table ?? 0, session.currency);
    if (session === null || table === null) {
      send({ type: 'refused', reason: session === null ? 'expired' : 'no-such-table' });
      peer.close();
      return;
    }
    const { visit, owner, name } = session;
    const member: RoomMember<object> = { visit, owner, name, send };
    const page = { peer, table, member };
    pages.set(peer, page);
    const oldest = sockets.add(page);
    if (oldest !== null) {
      oldest.member.send({ type: 'refused', reason: 'too-many-pages' });
      leave(oldest.peer);
      oldest.peer.close();
    }
    table.join(member);
  };

  const leave = (peer: SocketPeer): void => {
    const page = pages.get(peer);
    if (page === undefined) return;
    pages.delete(peer);
    sockets.remove(page);
    page.table.leave(page.member);
  };

  const forget = (peer: SocketPeer): boolean => {
    clearTimeout(waiting.get(peer));
    return waiting.delete(peer);
  };

  acceptSockets(app, POKER_SOCKET_PATH, {
    onOpen: (peer) => {
      waiting.set(
        peer,
        setTimeout(() => peer.drop(), SIGN_IN_MS),
      );
    },
    onText: (peer, text) => {
      if (forget(peer)) return join(peer, text);
      const page = pages.get(peer);
      if (page === undefined || sockets.isTooFast(page, performance.now())) return;
      const { table, member } = page;
      table.receive(member, text).catch((error: unknown) => {
        app.log.error({ err: error, table: table.key }, 'a message of a page of the room failed');
      });
    },
    onClose: (peer) => {
      forget(peer);
      leave(peer);
    },
  });
}
