import type { LobbyType } from '@baize/contract/page-addresses';
import type { WireReply } from '@baize/contract';

import type { App } from '../../app/app.ts';
import { callQuery } from '../../call/call-query.ts';
import type { LobbyInput } from '../../addresses/lobby-address.ts';

export type LobbyConfig = WireReply<'GET /config'>['data'];
export type LobbyCategory = LobbyConfig['categories'][number];

export function lobbyConfig(app: App, type: LobbyType) {
  return callQuery(app, 'GET /config', { query: { type } });
}

/** The category in an address, by id or slug; undefined for all games and for favourites. */
export function chosenCategory(config: LobbyConfig, input: LobbyInput): LobbyCategory | undefined {
  const { slug, category } = input;
  if (slug !== undefined) return config.categories.find((row) => row.slug === slug);
  return category ? config.categories.find((row) => row.id === category) : undefined;
}
