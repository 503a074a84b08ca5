import { z } from 'zod';

import { createPagePayments } from '../page-payments/page-payments.ts';
import { defineProvider } from '../registry/provider.ts';
import { serverOrigin, sharedKeys } from '../registry/setting-types.ts';
import { ROVPAY_PARTY, ROVPAY_QUERY_PATHS } from './messages.ts';
import { createSandboxRovpay } from './rovpay.ts';

export const sandboxRovpay = defineProvider({
  name: ROVPAY_PARTY,
  meaning: 'Rovpay: transfers to an account that our own page shows, in our native dialect',
  settings: z.object({ url: serverOrigin('origin of Rovpay'), keys: sharedKeys() }),
  open: ({ url, keys }, { clock, client }) => {
    const options = { baseUrl: url, keys, clock, client };
    return {
      payments: createPagePayments(ROVPAY_PARTY, ROVPAY_QUERY_PATHS, options),
      rovpay: createSandboxRovpay(options),
    };
  },
});
