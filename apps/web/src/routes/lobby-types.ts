import type { PathParams } from '../shell/router/route.ts';

export const lobbyTypes = [
  'casino',
  'live_casino',
  'jackpot',
  'virtual_games',
  'bingo',
  'tv_games',
  'games',
] as const;
export type LobbyType = (typeof lobbyTypes)[number];

/** Where each lobby is; the address that links use. */
export const lobbyPaths: Readonly<Record<LobbyType, string>> = {
  casino: '/casino',
  live_casino: '/livecasino',
  jackpot: '/Jackpot',
  virtual_games: '/virtual',
  bingo: '/bingo',
  tv_games: '/beton',
  games: '/games',
};

/** Categories of these lobbies have addresses with names instead of numbers. */
export const categoryPaths: Partial<Record<LobbyType, string>> = {
  casino: '/slots/category/:slug',
  live_casino: '/live-casino/category/:slug',
};

/** Studios of these lobbies have addresses with names. */
export const studioPaths: Partial<Record<LobbyType, string>> = {
  casino: '/slots/providers/:provider/:id',
  live_casino: '/live-casino/providers/:provider/:id',
};

/** The query values of a lobby, in their canonical order. */
export const lobbySearchNames = [
  'page',
  'type',
  'provider',
  'category',
  'search',
  'feature',
  'volatility',
  'sort',
] as const;

/** An address of a lobby as it stands: what it says is read along with the lobby's own code. */
export interface LobbyAsk {
  readonly type: LobbyType;
  readonly params: PathParams;
  readonly query: string;
}

/** What is said of a lobby's page once it is loaded; `loadLobby` puts it there. */
export function lobbyFactsKey(ask: LobbyAsk) {
  return ['lobby', ask] as const;
}
