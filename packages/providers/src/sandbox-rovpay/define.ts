import { z } from 'zod';

import { createPagePayments } from '../page-payments/page-calls.ts';
import { defineProvider } from '../registry/provider.ts';
import { serverOrigin, sharedKeys } from '../registry/setting-types.ts';
import { ROVPAY_FIND_PATH, ROVPAY_PARTY } from './messages.ts';
import { createSandboxRovpay } from './rovpay.ts';

export const sandboxRovpay = defineProvider({
  name: ROVPAY_PARTY,
  meaning: 'Rovpay: transfers to an account that our own page shows, in our native dialect',
  settings: z.object({ url: serverOrigin('origin of Rovpay'), keys: sharedKeys() }),
  open: ({ url, keys }, { clock, client }) => {
    const options = { baseUrl: url, keys, clock, client };
    return {
      payments: createPagePayments(ROVPAY_PARTY, ROVPAY_FIND_PATH, options),
      rovpay: createSandboxRovpay(options),
    };
  },
});
