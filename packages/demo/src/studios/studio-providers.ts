import { sideGames, toNumber } from '@baize/games';

/** The provider that runs the games of most studios. */
export const DEFAULT_PROVIDER = 'sandbox-studio';

/** Studios of which another provider runs some games, by slug. */
export const studioProviders: Readonly<Record<string, string>> = {
  kehribar: 'sandbox-quick',
  madalyon: 'rsa-json',
  kefe: 'action-batch',
  ikizler: 'form-hash',
};

/** Of both sides of a coin or a card alike. */
const SIDE_RETURN = Math.round(toNumber(sideGames.coin.mathOf({ side: 'first' }).returns) * 10_000);

/**
 * The games that these providers run, by slug, with their return: each is a guess of two. The sandbox runs all others of their
 * studios.
 */
export const playableQuickGames: ReadonlyMap<string, number> = new Map([
  ['yazi-tura', SIDE_RETURN],
  ['kirmizi-mi-siyah-mi', SIDE_RETURN],
  ['gumus-para', SIDE_RETURN],
  ['kizil-kart', SIDE_RETURN],
  ['havaya-para', SIDE_RETURN],
  ['ustteki-kart', SIDE_RETURN],
  ['bozuk-para', SIDE_RETURN],
  ['kapali-kart', SIDE_RETURN],
]);
