import type { FastifyInstance } from 'fastify';

import { renderConsolePage, CONSOLE_HEADERS } from '../../consoles/console-page.ts';
import { type FeedControls, readControls } from '../feed-controls.ts';
import type { JackpotPools } from '../jackpots/jackpot-pools.ts';
import type { TableHub } from '../tables/table-hub.ts';
import { drawControls, drawHub, drawPools } from './feeds-console-page.ts';

export interface FeedsConsoleDeps {
  controls: FeedControls;
  hub: TableHub;
  pools: JackpotPools;
}

/** `/feeds`: rate and faults of the feeds; `/feeds.json` and `POST /feeds/control` for programs. */
export function addFeedsConsole(app: FastifyInstance, { controls, hub, pools }: FeedsConsoleDeps): void {
  app.get('/feeds', async (_request, reply) =>
    reply.headers(CONSOLE_HEADERS).send(
      renderConsolePage({
        title: 'Feeds',
        intro: 'Live tables, jackpots and odds: their rate and their faults.',
        body: drawHub(hub.describe()) + drawPools(pools.describe()) + drawControls(controls),
      }),
    ),
  );
  app.get('/feeds.json', async () => ({
    controls,
    floor: hub.describe(),
    pools: pools.describe(),
  }));
  app.post('/feeds/control', async (request, reply) => {
    const changes = readControls(request.body);
    if (changes === null) return reply.code(400).send({ message: 'unknown control or value' });
    Object.assign(controls, changes);
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return isForm ? reply.redirect('/feeds', 303) : reply.send({ controls });
  });
}
