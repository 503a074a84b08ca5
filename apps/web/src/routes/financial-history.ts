import { type HistoryInput, historySearchNames, parseHistory } from '../addresses/history-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireShownItem } from './shown-item.ts';

export const financialHistoryRoute = defineRoute<HistoryInput>({
  paths: [paths.financialHistory],
  access: 'player',
  title: 'site_financial_history',
  bodyClass: 'financial-history',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  searchNames: historySearchNames('type', 'method'),
  parse: (_, search) => parseHistory(search),
  load: async (app) => requireShownItem(app, 'financialHistory'),
  source: 'areas/account/financial-history-page.tsx',
  view: async () => (await import('../areas/account/financial-history-page.tsx')).FinancialHistoryPage,
});
