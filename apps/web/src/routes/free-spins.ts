import { type HistoryInput, historySearchNames, parseHistory } from '../addresses/history-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireShownItem } from './shown-item.ts';

export const freeSpinHistoryRoute = defineRoute<HistoryInput>({
  paths: [paths.freeSpins],
  access: 'player',
  title: 'site_free_spins',
  bodyClass: 'free-spins',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  searchNames: historySearchNames('status'),
  parse: (_, search) => parseHistory(search),
  load: async (app) => requireShownItem(app, 'bonuses'),
  source: 'areas/account/free-spin-history-page.tsx',
  view: async () => (await import('../areas/account/free-spin-history-page.tsx')).FreeSpinHistoryPage,
});
