import { defineRoute } from '../shell/router/route.ts';
import { type HistoryInput, historySearchNames, parseHistory } from './game-history.ts';
import { requireShownItem } from './shown-item.ts';

export const financialHistoryRoute = defineRoute<HistoryInput>({
  paths: ['/FinanceActivities'],
  access: 'player',
  title: 'site_financial_history',
  bodyClass: 'financial-history',
  frame: 'page',
  speaksOfAccount: true,
  searchNames: historySearchNames,
  parse: (_, search) => parseHistory(search),
  load: async (app) => requireShownItem(app, 'financialHistory'),
  source: 'areas/account/financial-history-page.tsx',
  view: async () => (await import('../areas/account/financial-history-page.tsx')).FinancialHistoryPage,
});
