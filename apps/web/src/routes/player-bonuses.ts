import { type HistoryInput, historySearchNames, parseHistory } from '../addresses/history-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

/** Also at brands that hide it from the menu: a player who has a bonus must be able to see it and to give it up. */
export const bonusHistoryRoute = defineRoute<HistoryInput>({
  paths: [paths.playerBonuses],
  access: 'player',
  title: 'site_player_bonuses',
  bodyClass: 'player-bonuses',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  searchNames: historySearchNames('status'),
  parse: (_, search) => parseHistory(search),
  source: 'areas/account/bonus-history-page.tsx',
  view: async () => (await import('../areas/account/bonus-history-page.tsx')).BonusHistoryPage,
});
