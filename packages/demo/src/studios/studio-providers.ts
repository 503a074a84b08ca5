/** The provider that runs the games of most studios. */
export const DEFAULT_PROVIDER = 'sandbox-studio';

/** Studios whose games another provider runs, by slug. */
export const studioProviders: Readonly<Record<string, string>> = { kehribar: 'sandbox-quick' };

/** Playable quick games by slug, with their return: each pays 1.94 times the stake on a fair choice of two. */
export const playableQuickGames: ReadonlyMap<string, number> = new Map([
  ['yazi-tura', 9_700],
  ['kirmizi-mi-siyah-mi', 9_700],
]);
