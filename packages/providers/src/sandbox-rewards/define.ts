import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, sharedKeys } from '../registry/setting-types.ts';
import { readGrant } from './read-grant.ts';
import { buildRewardAddress, REWARDS_PARTY } from './ticket.ts';

export const sandboxRewards = defineProvider({
  name: REWARDS_PARTY,
  meaning: 'Wheel, treasure, bonus request, level and case in frames with signed addresses and signed grants',
  settings: z.object({ url: pageOrigin('origin of the pages'), keys: sharedKeys() }),
  open: ({ url, keys }, { clock, ids }) => ({
    rewards: {
      signAddress: (request) => buildRewardAddress(request, { keys, clock, ids }),
      readGrant: (request) => readGrant(request, { keys, clock }),
    },
    frameOrigins: [url],
  }),
});
