/*
 * Addresses of pages that both the site and the verbs use: verbs return them, list them for search engines and parse
 * them in banners and stories. All other addresses are defined in the site only.
 */
import { type Language, language as languages } from './status-numbers.ts';

export const lobbyTypes = [
  'casino',
  'live_casino',
  'jackpot',
  'virtual_games',
  'bingo',
  'tv_games',
  'games',
] as const;
/** A lobby with its own page; a player's favourites have none. */
export type LobbyType = (typeof lobbyTypes)[number];

/** The canonical address of each lobby. */
export const lobbyPaths: Readonly<Record<LobbyType, string>> = {
  casino: '/casino',
  live_casino: '/livecasino',
  jackpot: '/Jackpot',
  virtual_games: '/virtual',
  bingo: '/bingo',
  tv_games: '/beton',
  games: '/games',
};

export const gamePath = '/game/:id';
export const playPath = '/PlayGame/:id';
export const promotionsPath = '/Promotions';
export const promotionPath = '/Promotions/:id';
export const infoPagePath = '/Pages/:slug';

/** The minimum length of a search text. */
export const MIN_SEARCH_LENGTH = 3;

/** The query parameter for the language of a page. */
export const LANGUAGE_QUERY = 'lang';

/** Inserts parameters into a pattern. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replaceAll(/:(\w+)\??/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
}

/** The number at the end of an address with a pattern, such as the id of a game; undefined for other addresses. */
export function numberIn(pattern: string, address: string): number | undefined {
  const [before = ''] = pattern.split(':');
  const rest = address.slice(before.length);
  const isMatch = address.toLowerCase().startsWith(before.toLowerCase()) && /^\d{1,9}$/.test(rest);
  return isMatch ? Number(rest) : undefined;
}

/** The address of a game's information page. */
export function gameAddress(id: number): string {
  return fillPath(gamePath, { id });
}

export function promotionAddress(id: number): string {
  return fillPath(promotionPath, { id });
}

export function infoPageAddress(slug: string): string {
  return fillPath(infoPagePath, { slug });
}

/** The address of a page in one language; the first language needs no query value. */
export function languageAddress(address: string, language: Language): string {
  if (language === languages[0]) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_QUERY}=${language}`;
}
