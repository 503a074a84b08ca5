import { NotFound } from '../addresses/not-found.ts';
import * as paths from '../addresses/paths.ts';
import { parsePokerLobby, type PokerLobbyInput, pokerSearchNames } from '../addresses/poker-address.ts';
import type { App } from '../app/app.ts';
import { defineRoute } from '../router/route.ts';

function requirePoker(app: App): void {
  if (!app.brand.options.poker) throw new NotFound();
}

export const pokerRoute = defineRoute<undefined>({
  paths: [paths.poker],
  access: 'any',
  title: 'site_nav_poker',
  bodyClass: 'poker',
  frame: 'page',
  needsListMessages: true,
  needsAccountMessages: true,
  parse: () => undefined,
  load: async (app) => requirePoker(app),
  source: 'areas/play/poker/poker-page.tsx',
  view: async () => (await import('../areas/play/poker/poker-page.tsx')).PokerPage,
});

export const pokerLobbyRoute = defineRoute<PokerLobbyInput>({
  paths: [paths.pokerLobby],
  access: 'player',
  title: 'poker_lobby',
  bodyClass: 'play-poker',
  frame: 'play',
  needsListMessages: true,
  needsAccountMessages: true,
  hasOwnStyle: true,
  searchNames: pokerSearchNames,
  parse: (_, search) => parsePokerLobby(search),
  load: async (app) => requirePoker(app),
  source: 'areas/play/poker/poker-lobby-page.tsx',
  view: async () => (await import('../areas/play/poker/poker-lobby-page.tsx')).PokerLobbyPage,
});
