import type { Studio } from '@baize/contract';

import type { Lobby } from './build-lobbies.ts';

/** A studio as lists show it. */
export function describeStudio({ studio, gameCount }: Lobby['studios'][number]): Studio {
  return {
    id: studio.id,
    slug: studio.slug,
    name: studio.name,
    picture: studio.picture,
    game_count: gameCount,
  };
}
