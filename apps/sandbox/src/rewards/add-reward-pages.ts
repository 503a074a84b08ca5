import { readRewardAddress, REWARDS_PATH } from '@baize/providers';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import { protectPage } from '../wire/protect-page.ts';
import { drawView, type RewardFloor } from './draw-view.ts';
import { renderGonePage, renderRewardPage } from './pages/render-reward-page.ts';
import { rewardViews, viewTitles } from './reward-views.ts';
import { REWARD_TEXTS } from './texts/reward-texts.ts';

/** The pages of rewards. Each opens by a signed address, once; without one there is nothing to see. */
export function addRewardPages(
  app: FastifyInstance,
  { config, clock, ids }: Pick<SandboxParts, 'config' | 'clock' | 'ids'>,
  floor: RewardFloor,
): void {
  const sendGone = (reply: FastifyReply, search: string) => {
    protectPage(reply, { parents: '*' });
    const lang = new URLSearchParams(search).get('lang') === 'en' ? 'en' : 'tr';
    return reply.code(403).send(renderGonePage(lang));
  };
  for (const view of rewardViews) {
    app.get(`${REWARDS_PATH}${view}`, async (request, reply) => {
      const { pathname: path, search } = new URL(request.url, 'http://host');
      const reading = readRewardAddress({ path, search: search.slice(1) }, { keys: config.keys, clock });
      if (!reading.ok) {
        if (reading.reason === 'malformed')
          request.log.warn(reading.problem, 'a signed address is malformed');
        return sendGone(reply, search);
      }
      const page = floor.sessions.open(reading.ticket, view);
      if (!page) return sendGone(reply, search);
      if (view === 'bonus-request')
        await floor.requests
          .grantAllApproved(page.player)
          .catch((error: unknown) => request.log.error({ err: error }, 'no grant'));
      const nonce = ids.secret();
      protectPage(reply, { parents: reading.ticket.parentOrigin, styles: `'nonce-${nonce}'` });
      const title = REWARD_TEXTS[reading.ticket.lang][viewTitles[view]];
      return reply.send(renderRewardPage({ page, main: drawView(floor, page), title, nonce }));
    });
  }
}
