import { z } from 'zod';

import { defineCall } from '../call.ts';
import { instant } from '../wire.ts';

/** Pages of a partner in a frame. */
export const rewardViews = ['bonus-request', 'wheel', 'treasure', 'level', 'case'] as const;
export type RewardView = (typeof rewardViews)[number];

export const rewardFrame = defineCall({
  method: 'GET',
  path: '/account/reward-frame',
  area: 'rewards',
  auth: 'player',
  origin: 'own',
  summary: 'The signed address of a partner’s page for the player: it opens once, within a minute.',
  query: z.object({ view: z.enum(rewardViews) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ url: z.string(), expires_at: instant }),
  }),
  errors: ['unauthenticated', 'invalid', 'data_not_found', 'no_offers', 'rewards_unavailable'],
});
