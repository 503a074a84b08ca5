import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, sharedKeys } from '../registry/setting-types.ts';
import { buildQuickUrl } from './launch-form.ts';
import { QUICK_PARTY } from './messages.ts';
import { createQuickDialect } from './wallet-dialect.ts';

export const sandboxQuick = defineProvider({
  name: QUICK_PARTY,
  meaning: 'Quick games in a wallet dialect of hashed forms and decimal amounts',
  settings: z.object({ url: pageOrigin('origin of the games'), keys: sharedKeys() }),
  open: ({ url, keys }) => ({
    games: {
      createLaunch: async (request) => ({
        url: buildQuickUrl(url, request, keys.current(QUICK_PARTY, request.siteId)),
      }),
      wallet: createQuickDialect({ keys }),
    },
    frameOrigins: [url],
  }),
});
