import { Button, Chip, EmptyState, TileSkeleton } from '@baize/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';

import { useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { type LobbyInput, lobbyGames, lobbyPaths } from '../../routes/lobby.ts';
import { href, useNavigate } from '../../shell/router/index.ts';
import { GameCard } from '../play/index.ts';
import { GameSearch } from './game-search.tsx';
import { LobbyFan } from './lobby-fan.tsx';
import { StudioFilter } from './studio-filter.tsx';

const SKELETONS = 12;
const EAGER_PICTURES = 6;
const FAN_PICTURES = 5;

/** A lobby: the games of one type, by category, studio and search, all of it in the address. */
export function CasinoPage({ input }: { input: LobbyInput }) {
  const t = useMessages();
  const app = useApp();
  const navigate = useNavigate();
  const config = useSuspenseQuery(callQuery(app, 'GET /config', { query: { type: input.type } })).data.data;
  const list = useSuspenseInfiniteQuery(lobbyGames(app, input));
  const games = list.data.pages.flatMap((page) => page.games.data);
  const total = list.data.pages[0]?.games.total ?? 0;
  const show = (next: Partial<Omit<LobbyInput, 'type'>>) => {
    const { provider, category, search } = { ...input, ...next };
    const address = href(lobbyPaths[input.type], {}, { provider, category, search });
    void navigate(address, { keepScroll: true });
  };

  return (
    <div className="lobby">
      <header className="lobby-head felt">
        <div>
          <h1>{t(`catalogue_title_${input.type}`)}</h1>
          <p>{t('catalogue_games_count', { count: total })}</p>
        </div>
        <LobbyFan games={games.slice(0, FAN_PICTURES)} />
      </header>
      <div className="lobby-tools">
        <GameSearch value={input.search ?? ''} onSearch={(search) => show({ search: search || undefined })} />
        <StudioFilter
          studios={config.providers}
          value={input.provider}
          onChange={(provider) => show({ provider, category: undefined })}
        />
      </div>
      {config.categories.length > 0 && (
        <div className="chip-row" role="group" aria-label={t('catalogue_categories')}>
          <Chip pressed={!input.category} onClick={() => show({ category: undefined })}>
            {t('catalogue_all_games')}
          </Chip>
          {config.categories.map((category) => (
            <Chip
              key={category.id}
              pressed={input.category === category.id}
              onClick={() => show({ category: category.id, provider: undefined })}
            >
              {category.name}
            </Chip>
          ))}
        </div>
      )}
      {games.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('catalogue_nothing_title')}
          text={t('catalogue_nothing_text')}
          action={
            <Button onClick={() => show({ provider: undefined, category: undefined, search: undefined })}>
              {t('catalogue_show_all')}
            </Button>
          }
        />
      ) : (
        <ul className={`game-grid game-grid-${games[0]?.shape ?? 'portrait'}`}>
          {games.map((game, index) => (
            <li key={game.id}>
              <GameCard game={game} eager={index < EAGER_PICTURES} />
            </li>
          ))}
          {list.isFetchingNextPage &&
            Array.from({ length: SKELETONS }, (_, index) => (
              <li key={`waiting ${index}`} aria-hidden="true">
                <TileSkeleton shape={games[0]?.shape} />
              </li>
            ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="more-row">
          <p>{t('catalogue_shown_of', { shown: games.length, total })}</p>
          <progress value={games.length} max={total} aria-hidden="true" />
          <Button look="line" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('catalogue_load_more')}
          </Button>
        </div>
      )}
    </div>
  );
}
