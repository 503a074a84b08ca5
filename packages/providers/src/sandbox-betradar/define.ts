import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, sharedKeys } from '../registry/setting-types.ts';
import { SCRIPT_HOST_PATH } from '../script-host-path.ts';
import { createNativeDialect } from '../sandbox-studio/wallet-dialect.ts';
import { BETRADAR_PARTY, betradarScript } from './messages.ts';

export const sandboxBetradar = defineProvider({
  name: BETRADAR_PARTY,
  meaning:
    'A sportsbook that opens by a loader script and asks for launch tokens; in our native wallet dialect',
  settings: z.object({
    url: pageOrigin('origin of the book and its loader'),
    scriptHost: pageOrigin('origin that runs the script; no page of value may be on it'),
    keys: sharedKeys(),
  }),
  open: ({ url, scriptHost, keys }, { clock }) => ({
    sportsbook: {
      async open(request) {
        const key = keys.current(BETRADAR_PARTY, request.siteId);
        return {
          kind: 'script',
          script: betradarScript(url, request, key),
          scriptHost: `${scriptHost}${SCRIPT_HOST_PATH}`,
        };
      },
      wallet: createNativeDialect({ keys, clock, party: BETRADAR_PARTY }),
    },
    frameOrigins: [scriptHost],
  }),
});
