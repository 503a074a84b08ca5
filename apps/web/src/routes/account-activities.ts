import { type HistoryInput, historySearchNames, parseHistory } from '../addresses/history-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

export const accountActivitiesRoute = defineRoute<HistoryInput>({
  paths: [paths.accountActivities],
  access: 'player',
  title: 'site_account_activities',
  bodyClass: 'account-activities',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  searchNames: historySearchNames('wallet'),
  parse: (_, search) => parseHistory(search),
  source: 'areas/account/account-activities-page.tsx',
  view: async () => (await import('../areas/account/account-activities-page.tsx')).AccountActivitiesPage,
});
