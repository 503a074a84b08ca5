import { type DepositInput, depositSearchNames, parseDeposit } from '../addresses/deposit-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

export const depositRoute = defineRoute<DepositInput>({
  paths: [paths.deposit],
  access: 'player',
  title: 'site_title_deposit',
  bodyClass: 'deposit',
  frame: 'page',
  needsAccountMessages: true,
  searchNames: depositSearchNames,
  parse: (_, search) => parseDeposit(search),
  source: 'areas/money/deposit/deposit-page.tsx',
  view: async () => (await import('../areas/money/deposit/deposit-page.tsx')).DepositPage,
});
