import { href } from './href.ts';
import * as paths from './paths.ts';

/** The ids by which the poker room knows its games. */
export const pokerGameIds = [1, 2, 3, 4] as const;
export type PokerGameId = (typeof pokerGameIds)[number];

/** The game whose tables are listed first, if the address names one. */
export interface PokerLobbyInput {
  readonly gameId: PokerGameId | undefined;
}

export const pokerSearchNames = ['game'] as const;

export function parsePokerLobby(search: URLSearchParams): PokerLobbyInput {
  return { gameId: pokerGameIds.find((id) => String(id) === search.get('game')) };
}

export function pokerLobbyAddress(game: PokerGameId): string {
  return href(paths.pokerLobby, {}, { game });
}
