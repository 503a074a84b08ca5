import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, serverOrigin, sharedKeys } from '../registry/setting-types.ts';
import { SCRIPT_HOST_PATH } from '../script-host-path.ts';
import { buildQuickUrl, signQuickLaunch } from './launch-form.ts';
import { QUICK_PARTY } from './messages.ts';
import { fetchMarkup, opensByScript } from './script-launch.ts';
import { createQuickDialect } from './wallet-dialect.ts';

export const sandboxQuick = defineProvider({
  name: QUICK_PARTY,
  meaning: 'Quick games in a wallet dialect of hashed forms and decimal amounts; some of them open by script',
  settings: z.object({
    url: pageOrigin('origin of the games'),
    launchUrl: serverOrigin('origin that opens games by script'),
    scriptHost: pageOrigin('origin that runs their scripts; no page of value may be on it'),
    keys: sharedKeys(),
  }),
  open: ({ url, launchUrl, scriptHost, keys }, { client }) => ({
    games: {
      async createLaunch(request) {
        const key = keys.current(QUICK_PARTY, request.siteId);
        if (!opensByScript(request.game.code))
          return { url: buildQuickUrl(url, request, key), reportsReady: true };
        const markup = await fetchMarkup({ client, baseUrl: launchUrl }, signQuickLaunch(request, key));
        return { url: markup, scriptHost: `${scriptHost}${SCRIPT_HOST_PATH}`, reportsReady: true };
      },
      wallet: createQuickDialect({ keys }),
    },
    frameOrigins: [url, scriptHost],
  }),
});
