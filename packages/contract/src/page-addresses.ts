/*
 * Addresses of pages that both the site and the verbs write: verbs answer with them, list them for search engines and
 * read them in banners and stories. All other addresses of the site are its own.
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
/** A lobby with a page; a player's favourites are no type of their own here. */
export type LobbyType = (typeof lobbyTypes)[number];

/** The address of each lobby that links use. */
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

/** Fewer characters than this are no search, in an address as in a field. */
export const SHORTEST_SEARCH = 3;

/** The query value that asks for a page in a language. */
export const LANGUAGE_QUERY = 'lang';

/** Writes a pattern's parameters into it. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replaceAll(/:(\w+)\??/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
}

/** The number in an address that has a pattern, such as the id of a game; undefined for other addresses. */
export function numberIn(pattern: string, address: string): number | undefined {
  const [before = ''] = pattern.split(':');
  const rest = address.slice(before.length);
  const isSuch = address.toLowerCase().startsWith(before.toLowerCase()) && /^\d{1,9}$/.test(rest);
  return isSuch ? Number(rest) : undefined;
}

/** What is known of a game, on a page of its own. */
export function gameAddress(id: number): string {
  return fillPath(gamePath, { id });
}

export function promotionAddress(id: number): string {
  return fillPath(promotionPath, { id });
}

export function infoPageAddress(slug: string): string {
  return fillPath(infoPagePath, { slug });
}

/** The address of a page in one language; the first language has the bare one. */
export function languageAddress(address: string, language: Language): string {
  if (language === languages[0]) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_QUERY}=${language}`;
}
