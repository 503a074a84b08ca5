/** The provider that runs the games of most studios. */
export const DEFAULT_PROVIDER = 'sandbox-studio';

/** Studios of which another provider runs some games, by slug. */
export const studioProviders: Readonly<Record<string, string>> = {
  kehribar: 'sandbox-quick',
  madalyon: 'rsa-json',
  kefe: 'action-batch',
  ikizler: 'form-hash',
};

/**
 * The games that these providers run, by slug, with their return: each pays 1.94 times the stake on a fair choice of two. The
 * sandbox runs all others of their studios.
 */
export const playableQuickGames: ReadonlyMap<string, number> = new Map([
  ['yazi-tura', 9_700],
  ['kirmizi-mi-siyah-mi', 9_700],
  ['gumus-para', 9_700],
  ['kizil-kart', 9_700],
  ['havaya-para', 9_700],
  ['ustteki-kart', 9_700],
  ['bozuk-para', 9_700],
  ['kapali-kart', 9_700],
]);
