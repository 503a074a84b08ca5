import type { FastifyInstance } from 'fastify';

import { LIVE_FEED_PATH } from '@baize/providers';

import type { SandboxParts } from '../sandbox-parts.ts';
import { addFeedsConsole } from './console/add-feeds-console.ts';
import { createFeedControls } from './feed-controls.ts';
import { addJackpotFeed } from './jackpots/add-jackpot-feed.ts';
import type { JackpotPools } from './jackpots/jackpot-pools.ts';
import { addMatchFeed } from './matches/add-match-feed.ts';
import { acceptSockets } from './socket/accept-sockets.ts';
import { TableFloor } from './tables/table-floor.ts';

/** Short enough for the highest rate to come evenly. */
const TICK_MS = 20;

/** What streams into a site: live tables over a socket, jackpots and odds on request, and a door to stir them from. */
export function addFeeds(
  app: FastifyInstance,
  { config, clock, feedDraw, pools }: SandboxParts & { pools: JackpotPools },
): void {
  const controls = createFeedControls();
  const floor = new TableFloor(config.tables, { clock, draw: feedDraw, controls });
  acceptSockets(app, LIVE_FEED_PATH, {
    onOpen: (peer) => floor.open(peer),
    onText: (peer, text) => floor.take(peer, text),
    onClose: (peer) => floor.close(peer),
  });
  const ticking = setInterval(() => floor.tick(), TICK_MS);
  app.addHook('onClose', async () => clearInterval(ticking));
  addMatchFeed(app, { clock, controls });
  addJackpotFeed(app, { pools, clock, controls });
  app.addHook('onClose', () => pools.close());
  addFeedsConsole(app, { controls, floor, pools });
}
