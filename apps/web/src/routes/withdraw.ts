import { type PaymentInput, parsePayment, paymentSearchNames } from '../addresses/payment-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

export const withdrawRoute = defineRoute<PaymentInput>({
  paths: [paths.withdraw],
  access: 'player',
  title: 'site_title_withdraw',
  bodyClass: 'withdraw',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  searchNames: paymentSearchNames,
  parse: (_, search) => parsePayment(search),
  source: 'areas/money/withdraw/withdraw-page.tsx',
  view: async () => (await import('../areas/money/withdraw/withdraw-page.tsx')).WithdrawPage,
});
