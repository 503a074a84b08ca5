import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import './lobby.css';
import { useApp } from '../../app/app.ts';
import { startLateLoading } from '../../app/late-loading.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { isFavourites, readLobby } from '../../addresses/lobby-address.ts';
import type { LobbyRequest } from '../../addresses/lobby-request.ts';
import { chosenCategory, lobbyConfig } from './lobby-config.ts';
import { CategoryMenu } from './category-menu.tsx';
import { FavouriteList } from './favourite-list.tsx';
import { FilterColumn } from './filter-column.tsx';
import { LateFilm } from './late-film.tsx';
import { ListedGames } from './listed-games.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { useLobbyFilters } from './use-lobby-filters.ts';

/** A lobby: the games of one type, filtered by category, studio, feature and search, all in the address. */
export function CasinoPage({ input: request }: { input: LobbyRequest }) {
  const input = useMemo(() => readLobby(request), [request]);
  const t = useMessages();
  const app = useApp();
  const { type } = input;
  useEffect(() => {
    // Their main content loads late; slots don't need it.
    if (type !== 'casino') startLateLoading();
  }, [type]);
  const config = useSuspenseQuery(lobbyConfig(app, input.type)).data.data;
  const filters = useLobbyFilters(input);
  const showsFavourites = isFavourites(input);
  const hasFilm = input.type === 'virtual_games' && app.brand.traits['catalogue.virtualBackgroundVideo'];

  return (
    <div className="lobby">
      {hasFilm && <LateFilm />}
      <aside className="lobby-side">
        <CategoryMenu
          input={input}
          categories={config.categories}
          chosen={chosenCategory(config, input)}
          total={config.game_count}
        />
        {!showsFavourites && <FilterColumn config={config} filters={filters} />}
      </aside>
      {showsFavourites ? (
        <div className="lobby-main">
          <LobbyHead title={t('catalogue_favourites')} text={t(`catalogue_title_${input.type}`)} games={[]} />
          <FavouriteList type={input.type} />
        </div>
      ) : (
        <ListedGames input={input} config={config} filters={filters} />
      )}
    </div>
  );
}
