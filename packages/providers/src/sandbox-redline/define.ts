import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, sharedKeys } from '../registry/setting-types.ts';
import { createNativeDialect } from '../sandbox-studio/wallet-dialect.ts';
import { buildRedlineUrl, REDLINE_PARTY } from './messages.ts';

export const sandboxRedline = defineProvider({
  name: REDLINE_PARTY,
  meaning: 'A sportsbook in a frame that receives the launch token by message; in our native wallet dialect',
  settings: z.object({ url: pageOrigin('origin of the book'), keys: sharedKeys() }),
  open: ({ url, keys }, { clock }) => ({
    sportsbook: {
      async open(request) {
        const key = keys.current(REDLINE_PARTY, request.siteId);
        return {
          kind: 'frame',
          url: buildRedlineUrl(url, request, key),
          ...(request.player && { token: request.player.token }),
        };
      },
      wallet: createNativeDialect({ keys, clock, party: REDLINE_PARTY }),
    },
    frameOrigins: [url],
  }),
});
