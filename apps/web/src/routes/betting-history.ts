import {
  type BettingHistoryInput,
  bettingSearchNames,
  parseBettingHistory,
} from '../addresses/sport-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireShownItem } from './shown-item.ts';

export const bettingHistoryRoute = defineRoute<BettingHistoryInput>({
  paths: [paths.bettingHistory],
  access: 'player',
  title: 'site_betting_history',
  bodyClass: 'betting-history',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  needsListMessages: true,
  hasOwnStyle: true,
  searchNames: bettingSearchNames,
  parse: (_, search) => parseBettingHistory(search),
  load: async (app) => requireShownItem(app, 'betHistory'),
  source: 'areas/sports/history/betting-history-page.tsx',
  view: async () => (await import('../areas/sports/history/betting-history-page.tsx')).BettingHistoryPage,
});
