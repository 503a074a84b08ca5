import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, plainText, serverOrigin } from '../registry/setting-types.ts';
import { createBtcpay } from './gateway.ts';
import { BTCPAY } from './messages.ts';

export const btcpay = defineProvider({
  name: BTCPAY,
  meaning: 'Coin payments and payouts through a BTCPay Server',
  settings: z.object({
    url: serverOrigin('origin of the server'),
    pageUrl: pageOrigin('origin of its checkout pages, if it is another one').optional(),
    storeId: plainText('id of the store'),
    apiKey: plainText('key with the rights to invoices, pull payments and payouts of this store only'),
    webhookSecret: plainText('secret of the webhook, which the server shows when it is created'),
  }),
  open: ({ url, pageUrl, ...settings }, { clock, client }) => ({
    payments: createBtcpay({ ...settings, baseUrl: url, clock, client }),
    pageOrigins: [pageUrl ?? url],
  }),
});
