import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { serverOrigin, textWhere } from '../registry/setting-types.ts';
import { createSandboxJackpots } from './jackpots.ts';
import { createSandboxMatches } from './matches.ts';

export const SANDBOX_FEEDS = 'sandbox-feeds';

export const sandboxFeeds = defineProvider({
  name: SANDBOX_FEEDS,
  meaning: 'Feeds of jackpots, odds and live tables; without them no amount and no match is shown',
  settings: z.object({
    url: serverOrigin('origin of the feeds of jackpots and odds').optional(),
    tablesUrl: textWhere(
      '`wss://` address of the live tables, to which browsers connect; without it tables show only a picture',
      isSocketAddress,
      'must be the address of a WebSocket, such as wss://tables.host/ws',
    ).optional(),
  }),
  open: ({ url, tablesUrl }, { client }) => ({
    ...(url !== undefined && {
      jackpots: createSandboxJackpots({ baseUrl: url, client }),
      matches: createSandboxMatches({ baseUrl: url, client }),
    }),
    ...(tablesUrl !== undefined && { liveFeedUrl: tablesUrl }),
  }),
});

/** The address is part of every page's content policy, so it must not contain anything that ends a directive. */
function isSocketAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'wss:' && url.href === text && url.search === '' && !/[\s;,]/.test(text);
}
