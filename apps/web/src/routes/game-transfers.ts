import { type HistoryInput, historySearchNames, parseHistory } from '../addresses/history-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireShownItem } from './shown-item.ts';

export const gameTransfersRoute = defineRoute<HistoryInput>({
  paths: [paths.gameTransfers],
  access: 'player',
  title: 'site_game_transfers',
  bodyClass: 'game-transfers',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  searchNames: historySearchNames('type'),
  parse: (_, search) => parseHistory(search),
  load: async (app) => requireShownItem(app, 'transfers'),
  source: 'areas/account/game-transfers-page.tsx',
  view: async () => (await import('../areas/account/game-transfers-page.tsx')).GameTransfersPage,
});
