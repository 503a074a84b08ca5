import type { GameType } from '@baize/contract';

/** Where the site shows each type of lobby; favourites are a player's own. */
export const lobbyAddresses = {
  casino: '/casino',
  live_casino: '/livecasino',
  jackpot: '/Jackpot',
  virtual_games: '/virtual',
  bingo: '/bingo',
  tv_games: '/beton',
  games: '/games',
} as const satisfies Partial<Record<GameType, string>>;

export type LobbyType = keyof typeof lobbyAddresses;

export const lobbyTypes = Object.keys(lobbyAddresses) as LobbyType[];

/** Lobbies whose categories and studios have an address of their own. */
const prefixes: Partial<Record<GameType, string>> = { casino: '/slots', live_casino: '/live-casino' };

/** Where the site tells of a game. */
export function gameAddress(id: number): string {
  return `/game/${id}`;
}

export function categoryAddress(
  type: LobbyType,
  row: { readonly id: number; readonly slug: string },
): string {
  const prefix = prefixes[type];
  return prefix === undefined
    ? `${lobbyAddresses[type]}?category=${row.id}`
    : `${prefix}/category/${row.slug}`;
}

export function studioAddress(type: LobbyType, row: { readonly id: number; readonly slug: string }): string {
  const prefix = prefixes[type];
  return prefix === undefined
    ? `${lobbyAddresses[type]}?provider=${row.id}`
    : `${prefix}/providers/${row.slug}/${row.id}`;
}
