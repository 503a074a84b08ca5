import type { Game } from '@baize/contract';
import { Button, ButtonLink, EmptyState, Select } from '@baize/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import {
  isUnfiltered,
  lobbyAddress,
  type LobbyInput,
  lobbySorts,
  MAX_PAGES,
} from '../../addresses/lobby-address.ts';
import { chosenCategory, type LobbyConfig } from './lobby-config.ts';
import { lobbyGames } from './lobby-data.ts';
import { Link, useNavigate } from '../../router/index.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FeaturePanel } from './feature-panel.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameSearch } from './game-search.tsx';
import { LobbyBanners } from './lobby-banners.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { LobbyStrips } from './lobby-strips.tsx';
import { MoreGames } from './more-games.tsx';
import { StudioPanel } from './studio-panel.tsx';
import type { LobbyFilters } from './use-lobby-filters.ts';
import { usePopularGames } from './use-popular-games.ts';
import { WinnerList } from './winner-list.tsx';

/** Pages load automatically up to this one; then a button loads each further one. */
const LAST_AUTOMATIC_PAGE = 2;

interface ListedGamesProps {
  readonly input: LobbyInput;
  readonly config: LobbyConfig;
  readonly filters: LobbyFilters;
}

function usePages(input: LobbyInput, category: number | undefined) {
  const list = useSuspenseInfiniteQuery(lobbyGames(useApp(), input, category));
  const navigate = useNavigate();
  const { pages } = list.data;
  const games: readonly Game[] = pages.flatMap((page) => page.games.data);
  async function loadMore() {
    const { data, isFetchNextPageError } = await list.fetchNextPage();
    const page = data?.pages.at(-1)?.games.current_page ?? 1;
    if (isFetchNextPageError || page > MAX_PAGES) return;
    await navigate(lobbyAddress(input.type, { ...input, page }), { keepScroll: true, replace: true });
  }
  const first = pages[0]?.games.current_page ?? 1;
  const earlier = first > 1 ? lobbyAddress(input.type, { ...input, page: first - 1 }) : undefined;
  return { list, games, total: pages[0]?.games.total ?? 0, earlier, loadMore };
}

/** The games of the address, with filters and sort order. */
export function ListedGames({ input, config, filters }: ListedGamesProps) {
  const t = useMessages();
  const { traits } = useApp().brand;
  const chosen = chosenCategory(config, input);
  const { list, games, total, earlier, loadMore } = usePages(input, chosen?.id);
  const { ticked, change } = filters;
  const popular = usePopularGames(input);
  const count = [ticked.provider, ticked.feature, ticked.mechanic, ticked.volatility].flatMap(
    (filter) => filter?.split(',') ?? [],
  ).length;

  return (
    <div className="lobby-main">
      <LobbyHead
        title={chosen?.name ?? t(`catalogue_title_${input.type}`)}
        text={t('catalogue_games_count', { count: total })}
        games={isUnfiltered(input) ? [] : games}
      />
      {isUnfiltered(input) && <LobbyBanners type={input.type} />}
      <div ref={filters.top} className="lobby-tools">
        <GameSearch
          value={input.search ?? ''}
          onSearch={(search) => void change({ search: search || undefined })}
        />
        <FilterDialog count={count} total={total}>
          <StudioPanel
            studios={config.providers}
            chosen={ticked.provider}
            onChange={(provider) => filters.tick({ provider })}
          />
          <FeaturePanel config={config} filters={filters} />
        </FilterDialog>
        <Select
          className="sort-select"
          label={t('catalogue_sort')}
          labelHidden
          value={input.sort}
          onChange={(event) =>
            void change({ sort: lobbySorts.find((sort) => sort === event.target.value) ?? 'popular' })
          }
          options={lobbySorts.map((sort) => ({ value: sort, label: t(`catalogue_sort_${sort}`) }))}
        />
      </div>
      <ChosenFilters studios={config.providers} filters={filters} />
      {isUnfiltered(input) && (
        <Suspense>
          <LobbyStrips type={input.type} popular={popular} />
        </Suspense>
      )}
      <h2 id="games" tabIndex={-1} className={isUnfiltered(input) ? '' : 'visually-hidden'}>
        {t('catalogue_all_of_them')}
      </h2>
      {earlier !== undefined && (
        <ButtonLink href={earlier} linkAs={Link} variant="line">
          {t('catalogue_load_earlier')}
        </ButtonLink>
      )}
      {games.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('catalogue_nothing_title')}
          text={t('catalogue_nothing_text')}
          action={<Button onClick={filters.clear}>{t('catalogue_show_all')}</Button>}
        />
      ) : (
        <Suspense>
          <GameGrid games={games} isWaiting={list.isFetchingNextPage} isFirst={popular.length === 0} />
        </Suspense>
      )}
      {list.hasNextPage && (
        <MoreGames
          shown={games.length}
          total={total}
          isWaiting={list.isFetchingNextPage}
          isAutomatic={
            earlier === undefined &&
            list.data.pages.length < LAST_AUTOMATIC_PAGE &&
            !list.isFetchNextPageError
          }
          hasFailed={list.isFetchNextPageError}
          onMore={() => void loadMore()}
        />
      )}
      {isUnfiltered(input) && traits['catalogue.lastWinners'] && config.last_winners.length > 0 && (
        <Suspense>
          <WinnerList winners={config.last_winners} />
        </Suspense>
      )}
    </div>
  );
}
