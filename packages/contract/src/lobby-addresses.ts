/* Addresses below lobbies, separate from page-addresses.ts so that the first page does not load them. */
import { fillPath, lobbyPaths, type LobbyType, lobbyTypes } from './page-addresses.ts';
import type { sliderTypes } from './site/sliders.ts';

/** Other spellings of a lobby's address. */
export const lobbySpellings: Partial<Record<LobbyType, readonly string[]>> = {
  live_casino: ['/live-casino'],
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

/** The type under which the banners of a lobby are stored. */
export const bannerTypes = {
  casino: 'casino',
  live_casino: 'live_casino',
  jackpot: 'world_cup',
  virtual_games: 'virtual',
  bingo: 'bingo',
  tv_games: 'beton',
  games: 'game',
} as const satisfies Record<LobbyType, (typeof sliderTypes)[number]>;

interface Named {
  readonly id: number;
  readonly slug: string;
}

/** A category of a lobby: by name if its lobby has such addresses, else by number. */
export function categoryAddress(type: LobbyType, { id, slug }: Named): string {
  const pattern = categoryPaths[type];
  return pattern === undefined ? `${lobbyPaths[type]}?category=${id}` : fillPath(pattern, { slug });
}

/** A studio's games of a lobby, in the same way. */
export function studioAddress(type: LobbyType, { id, slug }: Named): string {
  const pattern = studioPaths[type];
  return pattern === undefined
    ? `${lobbyPaths[type]}?provider=${id}`
    : fillPath(pattern, { provider: slug, id });
}

/** The lobby that an address is in, in any spelling. */
export function lobbyAt(address: string): LobbyType | undefined {
  const start = /^\/[\w-]+/.exec(address)?.[0].toLowerCase();
  return lobbyTypes.find((type) =>
    [lobbyPaths[type], ...(lobbySpellings[type] ?? [])].some((path) => path.toLowerCase() === start),
  );
}
