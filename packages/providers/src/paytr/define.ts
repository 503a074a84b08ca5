import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, plainText, serverOrigin, textWhere } from '../registry/setting-types.ts';
import { createPaytr } from './gateway.ts';
import { PAYTR } from './messages.ts';

export const paytr = defineProvider({
  name: PAYTR,
  meaning: 'Card payments and bank transfers on a page of PayTR in a frame of the site',
  refunds: true,
  settings: z.object({
    url: serverOrigin('origin of its calls: `https://www.paytr.com`'),
    pageUrl: pageOrigin('origin of its pages: `https://www.paytr.com`'),
    merchantId: textWhere('number of the store', (text) => /^\d{1,20}$/.test(text), 'must be digits'),
    merchantKey: plainText('key of the store, which signs'),
    merchantSalt: plainText('salt of the store, which is part of what is signed'),
    testMode: textWhere(
      '`1` for payments with test cards only, `0` for real ones',
      (text) => text === '0' || text === '1',
      'must be 0 or 1',
    ),
  }),
  open: ({ url, pageUrl, merchantId, merchantKey, merchantSalt, testMode }, { clock, client }) => ({
    payments: createPaytr({
      store: { merchantId, merchantKey, merchantSalt, testMode: testMode === '0' ? '0' : '1' },
      baseUrl: url,
      pageUrl,
      clock,
      client,
    }),
    pageOrigins: [pageUrl],
    frameOrigins: [pageUrl],
  }),
});
