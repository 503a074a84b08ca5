import type { SideKind } from '@baize/games';

import { dialectGames } from '../dialects/dialect-games.ts';

/** The games, by their code in the catalogue. */
const kinds: Readonly<Record<string, SideKind>> = {
  140403: 'coin',
  140404: 'card',
  ...Object.fromEntries(dialectGames.map(({ code, kind }) => [code, kind])),
};

export function kindOf(gameId: string): SideKind | undefined {
  return Object.hasOwn(kinds, gameId) ? kinds[gameId] : undefined;
}
