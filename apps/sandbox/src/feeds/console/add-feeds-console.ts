import type { FastifyInstance } from 'fastify';

import { renderConsolePage, CONSOLE_HEADERS } from '../../consoles/console-page.ts';
import { type FeedControls, readControls } from '../feed-controls.ts';
import type { JackpotPools } from '../jackpots/jackpot-pools.ts';
import type { TableFloor } from '../tables/table-floor.ts';
import { drawControls, drawFloor, drawPools } from './feeds-console-page.ts';

export interface FeedsConsoleDeps {
  controls: FeedControls;
  floor: TableFloor;
  pools: JackpotPools;
}

/** `/feeds`: the pace of the feeds and their faults; `/feeds.json` and `POST /feeds/control` for programs. */
export function addFeedsConsole(app: FastifyInstance, { controls, floor, pools }: FeedsConsoleDeps): void {
  app.get('/feeds', async (_request, reply) =>
    reply.headers(CONSOLE_HEADERS).send(
      renderConsolePage({
        title: 'Feeds',
        intro: 'Live tables, jackpots and odds: how fast they come, and what can go wrong with them.',
        body: drawFloor(floor.describe()) + drawPools(pools.describe()) + drawControls(controls),
      }),
    ),
  );
  app.get('/feeds.json', async () => ({
    controls,
    floor: floor.describe(),
    pools: pools.describe(),
  }));
  app.post('/feeds/control', async (request, reply) => {
    const changes = readControls(request.body);
    if (changes === null) return reply.code(400).send({ message: 'a control or its value is not known' });
    Object.assign(controls, changes);
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return isForm ? reply.redirect('/feeds', 303) : reply.send({ controls });
  });
}
