import type { App } from '../app/app.ts';
import { defineRoute, NotFound } from '../shell/router/route.ts';

export const pokerPath = '/poker';
export const pokerLobbyPath = '/PlayPoker';
/** Where money is moved to the room and back. */
export const pokerTransferPath = '/account/transfers/poker';

/** The room's games, by the fixed numbers that it knows them by. */
export const pokerGameIds = [1, 2, 3, 4] as const;
export type PokerGameId = (typeof pokerGameIds)[number];

/** The game whose tables come first, where the address names one. */
export interface PokerLobbyInput {
  readonly gameId: PokerGameId | undefined;
}

function requirePoker(app: App): void {
  if (!app.brand.options.poker) throw new NotFound();
}

export const pokerRoute = defineRoute<undefined>({
  paths: [pokerPath],
  access: 'any',
  title: 'site_nav_poker',
  bodyClass: 'poker',
  frame: 'page',
  speaksOfLists: true,
  speaksOfAccount: true,
  parse: () => undefined,
  load: async (app) => requirePoker(app),
  source: 'areas/play/poker/poker-page.tsx',
  view: async () => (await import('../areas/play/poker/poker-page.tsx')).PokerPage,
});

export const pokerLobbyRoute = defineRoute<PokerLobbyInput>({
  paths: [pokerLobbyPath],
  access: 'player',
  title: 'poker_lobby',
  bodyClass: 'play-poker',
  frame: 'play',
  speaksOfLists: true,
  speaksOfAccount: true,
  searchNames: ['game'],
  parse: (_, search) => ({ gameId: pokerGameIds.find((id) => String(id) === search.get('game')) }),
  load: async (app) => requirePoker(app),
  source: 'areas/play/poker/poker-lobby-page.tsx',
  view: async () => (await import('../areas/play/poker/poker-lobby-page.tsx')).PokerLobbyPage,
});
