import { z } from 'zod';

import { createPagePayments } from '../page-payments/page-payments.ts';
import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, serverOrigin, sharedKeys } from '../registry/setting-types.ts';
import { createSandboxEnvoy } from './envoy.ts';
import { ENVOY_PARTY, ENVOY_QUERY_PATHS } from './messages.ts';

export const sandboxEnvoy = defineProvider({
  name: ENVOY_PARTY,
  meaning: 'Envoy: bank transfers and QR payments that begin on our own pages, in our native dialect',
  settings: z.object({
    url: serverOrigin('origin of Envoy'),
    pageUrl: pageOrigin('origin of its pages, if it is another one').optional(),
    keys: sharedKeys(),
  }),
  open: ({ url, pageUrl, keys }, { clock, client }) => {
    const options = { baseUrl: url, keys, clock, client };
    return {
      payments: createPagePayments(ENVOY_PARTY, ENVOY_QUERY_PATHS, options),
      envoy: createSandboxEnvoy(options),
      pageOrigins: [pageUrl ?? url],
    };
  },
});
