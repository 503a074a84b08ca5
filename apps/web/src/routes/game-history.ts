import { defineRoute } from '../shell/router/route.ts';
import { requireShownItem } from './shown-item.ts';

/** What the address says; the page checks and completes it. */
export interface HistoryInput {
  readonly page: number;
  readonly type: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export function parseHistory(search: URLSearchParams): HistoryInput {
  const page = Number(search.get('page'));
  const type = Number(search.get('type'));
  return {
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    type: Number.isInteger(type) && type > 0 && type <= 3 ? type : undefined,
    from: search.get('from') ?? undefined,
    to: search.get('to') ?? undefined,
  };
}

export const historySearchNames = ['page', 'type', 'from', 'to'] as const;

export const gameHistoryRoute = defineRoute<HistoryInput>({
  paths: ['/gameHistory'],
  access: 'player',
  title: 'site_game_history',
  bodyClass: 'game-history',
  frame: 'page',
  speaksOfAccount: true,
  searchNames: historySearchNames,
  parse: (_, search) => parseHistory(search),
  load: async (app) => requireShownItem(app, 'gameHistory'),
  source: 'areas/account/game-history-page.tsx',
  view: async () => (await import('../areas/account/game-history-page.tsx')).GameHistoryPage,
});
