import type { LobbyType } from '@baize/contract/page-addresses';

import type { PathParams } from './href.ts';

/** The query values of a lobby, in their canonical order. */
export const lobbySearchNames = [
  'page',
  'type',
  'provider',
  'category',
  'search',
  'feature',
  'volatility',
  'sort',
] as const;

/** An address of a lobby as it stands: what it says is read along with the lobby's own code. */
export interface LobbyRequest {
  readonly type: LobbyType;
  readonly params: PathParams;
  readonly query: string;
}
