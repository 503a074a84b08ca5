import { type HistoryInput, historySearchNames, parseHistory } from '../addresses/history-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireShownItem } from './shown-item.ts';

export const gameHistoryRoute = defineRoute<HistoryInput>({
  paths: [paths.gameHistory],
  access: 'player',
  title: 'site_game_history',
  bodyClass: 'game-history',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  searchNames: historySearchNames('type'),
  parse: (_, search) => parseHistory(search),
  load: async (app) => requireShownItem(app, 'gameHistory'),
  source: 'areas/account/game-history-page.tsx',
  view: async () => (await import('../areas/account/game-history-page.tsx')).GameHistoryPage,
});
