import { type PaymentInput, parsePayment, paymentSearchNames } from '../addresses/payment-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

export const depositRoute = defineRoute<PaymentInput>({
  paths: [paths.deposit],
  access: 'player',
  title: 'site_title_deposit',
  bodyClass: 'deposit',
  frame: 'page',
  needsAccountMessages: true,
  searchNames: paymentSearchNames,
  parse: (_, search) => parsePayment(search),
  source: 'areas/money/deposit/deposit-page.tsx',
  view: async () => (await import('../areas/money/deposit/deposit-page.tsx')).DepositPage,
});
