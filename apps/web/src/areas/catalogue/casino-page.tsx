import type { Game } from '@baize/contract';
import { Button, EmptyState } from '@baize/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import './lobby.css';
import { useApp } from '../../app/app.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { lobbyAddress, type LobbyChange, type LobbyInput, MAX_PAGES } from '../../routes/lobby-address.ts';
import { chosenCategory, lobbyConfig, lobbyGames } from '../../routes/lobby-data.ts';
import { useNavigate } from '../../shell/router/index.ts';
import { CategoryMenu } from './category-menu.tsx';
import { ChosenStudios } from './chosen-studios.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameSearch } from './game-search.tsx';
import { LobbyFan } from './lobby-fan.tsx';
import { MoreGames } from './more-games.tsx';
import { StudioDialog } from './studio-dialog.tsx';
import { StudioPanel } from './studio-panel.tsx';

const FAN_PICTURES = 5;
/** The list grows by itself up to this page; then a press asks for each further one. */
const LAST_AUTOMATIC_PAGE = 2;

function readIds(list: string | undefined): readonly number[] {
  return list === undefined ? [] : list.split(',').map(Number);
}

/** What the address shows, and the verb that changes it. */
function useLobby(input: LobbyInput) {
  const app = useApp();
  const navigate = useNavigate();
  const config = useSuspenseQuery(lobbyConfig(app, input.type)).data.data;
  const chosen = chosenCategory(config, input);
  const list = useSuspenseInfiniteQuery(lobbyGames(app, input, chosen?.id));
  const { pages } = list.data;
  const games: readonly Game[] = pages.flatMap((page) => page.games.data);
  const show = (change: LobbyChange, replace = false) => {
    const address = lobbyAddress(input.type, { ...input, page: 1, ...change });
    return navigate(address, { keepScroll: true, replace });
  };
  async function bringMore() {
    const { data, isFetchNextPageError } = await list.fetchNextPage();
    const page = data?.pages.length ?? 1;
    if (!isFetchNextPageError && page <= MAX_PAGES) await show({ page }, true);
  }
  return { config, chosen, list, games, total: pages[0]?.games.total ?? 0, show, bringMore };
}

/** A lobby: the games of one type, by category, studios and search, all of it in the address. */
export function CasinoPage({ input }: { input: LobbyInput }) {
  const t = useMessages();
  const { config, chosen, list, games, total, show, bringMore } = useLobby(input);
  const { status } = useSession();
  const top = useRef<HTMLDivElement>(null);
  const [studios, setStudios] = useState(input.provider);
  // Back and links change the address: the boxes follow.
  useEffect(() => setStudios(input.provider), [input.provider]);

  /** Another list begins at its top, also for who has scrolled far down the one before. */
  async function change(next: LobbyChange) {
    await show(next, true);
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }
  const chooseStudios = (ids: readonly number[]) => {
    const provider = ids.join(',') || undefined;
    // A box answers at once, its games follow.
    setStudios(provider);
    void change({ provider, category: undefined, slug: undefined });
  };
  const studioPanel = { studios: config.providers, chosen: readIds(studios), onChange: chooseStudios };

  return (
    <div className="lobby">
      <aside className="lobby-side">
        <CategoryMenu
          input={input}
          categories={config.categories}
          chosen={chosen}
          total={config.game_count}
          isPlayer={status === 'success'}
        />
        <div className="lobby-studios">
          <StudioPanel {...studioPanel} />
        </div>
      </aside>
      <div className="lobby-main">
        <header className="lobby-head felt">
          <div>
            <h1>{chosen?.name ?? t(`catalogue_title_${input.type}`)}</h1>
            <p>{t('catalogue_games_count', { count: total })}</p>
          </div>
          <LobbyFan games={games.slice(0, FAN_PICTURES)} />
        </header>
        <div ref={top} className="lobby-tools">
          <GameSearch
            value={input.search ?? ''}
            onSearch={(search) => void change({ search: search || undefined })}
          />
          <StudioDialog {...studioPanel} total={total} />
        </div>
        <ChosenStudios {...studioPanel} />
        {games.length === 0 ? (
          <EmptyState
            icon="search"
            title={t('catalogue_nothing_title')}
            text={t('catalogue_nothing_text')}
            action={
              <Button
                onClick={() =>
                  void change({
                    provider: undefined,
                    category: undefined,
                    slug: undefined,
                    search: undefined,
                  })
                }
              >
                {t('catalogue_show_all')}
              </Button>
            }
          />
        ) : (
          <GameGrid games={games} isWaiting={list.isFetchingNextPage} />
        )}
        {list.hasNextPage && (
          <MoreGames
            shown={games.length}
            total={total}
            isWaiting={list.isFetchingNextPage}
            isAutomatic={list.data.pages.length < LAST_AUTOMATIC_PAGE && !list.isFetchNextPageError}
            hasFailed={list.isFetchNextPageError}
            onMore={() => void bringMore()}
          />
        )}
      </div>
    </div>
  );
}
