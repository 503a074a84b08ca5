import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, sharedKeys } from '../registry/setting-types.ts';
import { createNativeDialect } from '../sandbox-studio/wallet-dialect.ts';
import { buildBetconstructUrl, BETCONSTRUCT_PARTY } from './messages.ts';

export const sandboxBetconstruct = defineProvider({
  name: BETCONSTRUCT_PARTY,
  meaning: 'A sportsbook in a frame whose address has the launch token; in our native wallet dialect',
  settings: z.object({ url: pageOrigin('origin of the book'), keys: sharedKeys() }),
  open: ({ url, keys }, { clock }) => ({
    sportsbook: {
      async open(request) {
        const key = keys.current(BETCONSTRUCT_PARTY, request.siteId);
        return { kind: 'frame', url: buildBetconstructUrl(url, request, key) };
      },
      wallet: createNativeDialect({ keys, clock, party: BETCONSTRUCT_PARTY }),
    },
    frameOrigins: [url],
  }),
});
