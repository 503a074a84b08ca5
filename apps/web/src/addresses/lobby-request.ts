import type { LobbyType } from '@baize/contract/page-addresses';

import type { PathParams } from './href.ts';

/** The query parameters of a lobby, in their canonical order. */
export const lobbySearchNames = [
  'page',
  'type',
  'provider',
  'category',
  'search',
  'feature',
  'mechanic',
  'volatility',
  'sort',
] as const;

/** The address of a lobby, not parsed yet: the parser loads with the lobby's code. */
export interface LobbyRequest {
  readonly type: LobbyType;
  readonly params: PathParams;
  readonly query: string;
}
