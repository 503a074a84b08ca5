import type { Game } from '@baize/contract';
import { lobbyTypes } from '@baize/contract/page-addresses';
import { useQuery } from '@tanstack/react-query';

import { studioAddress } from '../../addresses/studio-address.ts';
import { useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { GameRail } from './game-rail.tsx';

const SHOWN = 12;

interface StudioRailProps {
  readonly game: Pick<Game, 'id' | 'type' | 'provider'>;
  /** Already on the page. */
  readonly except: readonly Pick<Game, 'id'>[];
}

/** Other games of the studio, most played first; nothing without any. The page does not wait for them. */
export function StudioRail({ game, except }: StudioRailProps) {
  const t = useMessages();
  const app = useApp();
  const { type, provider } = game;
  const query = { type, provider: String(provider.id), per_page: SHOWN + except.length + 1 };
  const { data } = useQuery(callQuery(app, 'GET /games', { query }));
  const known = new Set([game, ...except].map(({ id }) => id));
  const others = data?.games.data.filter(({ id }) => !known.has(id)).slice(0, SHOWN) ?? [];
  const lobby = lobbyTypes.find((name) => name === type) ?? 'casino';
  return (
    <GameRail
      title={t('play_of_studio', { studio: provider.name })}
      games={others}
      allHref={studioAddress(lobby, provider)}
    />
  );
}
