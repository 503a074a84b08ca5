import type { FastifyInstance } from 'fastify';

import { LIVE_FEED_PATH } from '@baize/providers';

import type { Book } from '../book/book.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { TableFloor } from '../tables/table-floor.ts';
import { addFeedsConsole } from './console/add-feeds-console.ts';
import { createFeedControls } from './feed-controls.ts';
import { addJackpotFeed } from './jackpots/add-jackpot-feed.ts';
import type { JackpotPools } from './jackpots/jackpot-pools.ts';
import { addMatchFeed } from './matches/add-match-feed.ts';
import { addMatchNames } from './matches/add-match-names.ts';
import { acceptSockets } from './socket/accept-sockets.ts';
import { TableHub } from './tables/table-hub.ts';

/** Short enough to send the highest rate evenly. */
const TICK_MS = 20;

/** The feeds: live tables over a WebSocket, jackpots and odds over HTTP, and a console. */
export function addFeeds(
  app: FastifyInstance,
  { clock, pools, floor, book }: SandboxParts & { pools: JackpotPools; floor: TableFloor; book: Book },
): void {
  const controls = createFeedControls();
  const hub = new TableHub(floor, { clock, controls });
  acceptSockets(app, LIVE_FEED_PATH, {
    onOpen: (peer) => hub.open(peer),
    onText: (peer, text) => hub.take(peer, text),
    onClose: (peer) => hub.close(peer),
  });
  const ticking = setInterval(() => hub.tick(), TICK_MS);
  app.addHook('onClose', async () => clearInterval(ticking));
  addMatchFeed(app, { book, clock, controls });
  addMatchNames(app, { book, controls });
  addJackpotFeed(app, { pools, clock, controls });
  app.addHook('onClose', () => pools.close());
  addFeedsConsole(app, { controls, hub, pools });
}
