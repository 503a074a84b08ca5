import { type HistoryInput, historySearchNames, parseHistory } from '../addresses/history-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireShownItem } from './shown-item.ts';

export const sessionHistoryRoute = defineRoute<HistoryInput>({
  paths: [paths.sessionHistory],
  access: 'player',
  title: 'site_session_history',
  bodyClass: 'session-history',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  searchNames: historySearchNames(),
  parse: (_, search) => parseHistory(search),
  load: async (app) => requireShownItem(app, 'sessions'),
  source: 'areas/account/session-history-page.tsx',
  view: async () => (await import('../areas/account/session-history-page.tsx')).SessionHistoryPage,
});
