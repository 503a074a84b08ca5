import { z } from 'zod';

import { createPagePayments } from '../page-payments/page-payments.ts';
import { defineProvider } from '../registry/provider.ts';
import { serverOrigin, sharedKeys } from '../registry/setting-types.ts';
import { createSandboxEnvoy } from './envoy.ts';
import { ENVOY_PARTY, ENVOY_QUERY_PATHS } from './messages.ts';

export const sandboxEnvoy = defineProvider({
  name: ENVOY_PARTY,
  meaning: 'Envoy: bank transfers and QR payments that begin on our own pages, in our native dialect',
  settings: z.object({ url: serverOrigin('origin of Envoy'), keys: sharedKeys() }),
  open: ({ url, keys }, { clock, client }) => {
    const options = { baseUrl: url, keys, clock, client };
    return {
      payments: createPagePayments(ENVOY_PARTY, ENVOY_QUERY_PATHS, options),
      envoy: createSandboxEnvoy(options),
    };
  },
});
