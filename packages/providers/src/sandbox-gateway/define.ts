import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, serverOrigin, sharedKeys } from '../registry/setting-types.ts';
import { createSandboxGateway } from './gateway.ts';
import { GATEWAY_PARTY } from './notice.ts';

export const sandboxGateway = defineProvider({
  name: GATEWAY_PARTY,
  meaning: 'A payment gateway with its own pages and signed notices, in our native dialect',
  refunds: true,
  settings: z.object({
    url: serverOrigin('origin of the gateway'),
    pageUrl: pageOrigin('origin of its pages, if it is another one').optional(),
    keys: sharedKeys(),
  }),
  open: ({ url, pageUrl, keys }, { clock, client }) => ({
    payments: createSandboxGateway({ baseUrl: url, keys, clock, client }),
    pageOrigins: [pageUrl ?? url],
    frameOrigins: [pageUrl ?? url],
  }),
});
