import type { FastifyInstance } from 'fastify';

import { acceptSockets } from '../feeds/socket/accept-sockets.ts';
import type { SocketPeer } from '../feeds/socket/socket-peer.ts';
import { readPlayKey } from '../visits/read-play-key.ts';
import type { Visits } from '../visits/visit.ts';
import type { LiveTable, TableMember } from './live-table.ts';
import { readPageMessage } from './read-page-message.ts';
import type { TableFloor } from './table-floor.ts';
import type { TableMessage } from './table-messages.ts';

/** Where the pages of tables listen. */
export const TABLE_SOCKET_PATH = '/studio/tables/live';
const TICK_MS = 100;
/** More than anyone can tap; the rest of a second is not read. */
const MOST_MESSAGES_PER_SECOND = 30;

interface Seated {
  readonly table: LiveTable;
  readonly member: TableMember;
  /** Messages within `second`, counted from the start of the process. */
  count: number;
  second: number;
}

/** The sockets of the pages at the tables, and the time of the tables. */
export function addTables(
  app: FastifyInstance,
  { floor, visits }: { floor: TableFloor; visits: Visits },
): void {
  const pages = new Map<SocketPeer, Seated>();

  const join = (peer: SocketPeer, text: string): void => {
    const send = (message: TableMessage) => void peer.sendText(JSON.stringify(message));
    const visit = visits.find(readPlayKey(text));
    const table = visit ? floor.findFor(visit.ticket) : null;
    if (!visit || !table || table.game.play !== visit.ticket.game.play) {
      send({ type: 'refused', reason: visit ? 'GAME_UNKNOWN' : 'SESSION_EXPIRED', spot: null });
      peer.close();
      return;
    }
    const member = { visit, send };
    pages.set(peer, { table, member, count: 0, second: 0 });
    table.join(member);
  };

  acceptSockets(app, TABLE_SOCKET_PATH, {
    onOpen: () => undefined,
    onText: (peer, text) => {
      const page = pages.get(peer);
      if (page === undefined) return join(peer, text);
      const message = readPageMessage(text);
      if (message === null || isTooFast(page)) return;
      page.table.receive(page.member, message).catch((error: unknown) => {
        app.log.error({ err: error, table: page.table.seed.id }, 'a message of a table page failed');
      });
    },
    onClose: (peer) => {
      const page = pages.get(peer);
      pages.delete(peer);
      page?.table.leave(page.member);
    },
  });

  const ticking = setInterval(() => void floor.tick(), TICK_MS);
  app.addHook('preClose', async () => clearInterval(ticking));
}

function isTooFast(page: Seated): boolean {
  const second = Math.floor(performance.now() / 1_000);
  if (page.second !== second) Object.assign(page, { second: second, count: 0 });
  page.count += 1;
  return page.count > MOST_MESSAGES_PER_SECOND;
}
