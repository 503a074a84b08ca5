import type { FastifyInstance } from 'fastify';

import type { Clock } from '@baize/clock';
import { JACKPOT_FEED_PATH, type JackpotFeedMessage } from '@baize/providers';

import type { FeedControls } from '../feed-controls.ts';
import type { JackpotPools } from './jackpot-pools.ts';
import { POOL_CURRENCY } from './pool-plan.ts';

/** The current pools of the studios, public. */
export function addJackpotFeed(
  app: FastifyInstance,
  { pools, clock, controls }: { pools: JackpotPools; clock: Clock; controls: FeedControls },
): void {
  app.get(JACKPOT_FEED_PATH, (_request, reply) => {
    // Silent until the caller times out.
    if (controls.jackpots === 'silent') return reply.hijack();
    if (controls.jackpots === 'garbage') return reply.send({ networks: [{ id: 5, tiers: 'many' }] });
    const networks = pools.describe().map((network) => ({ ...network, currency: POOL_CURRENCY }));
    return reply.send({ at: clock.now().toISOString(), networks } satisfies JackpotFeedMessage);
  });
}
