import { z } from 'zod';

import { createPagePayments } from '../page-payments/page-payments.ts';
import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, serverOrigin, sharedKeys } from '../registry/setting-types.ts';
import { ROVPAY_PARTY, ROVPAY_QUERY_PATHS } from './messages.ts';
import { createSandboxRovpay } from './rovpay.ts';

export const sandboxRovpay = defineProvider({
  name: ROVPAY_PARTY,
  meaning: 'Rovpay: transfers to an account that our own page shows, in our native dialect',
  settings: z.object({
    url: serverOrigin('origin of Rovpay'),
    pageUrl: pageOrigin('origin of its pages, if it is another one').optional(),
    keys: sharedKeys(),
  }),
  open: ({ url, pageUrl, keys }, { clock, client }) => {
    const options = { baseUrl: url, keys, clock, client };
    return {
      payments: createPagePayments(ROVPAY_PARTY, ROVPAY_QUERY_PATHS, options),
      rovpay: createSandboxRovpay(options),
      pageOrigins: [pageUrl ?? url],
    };
  },
});
