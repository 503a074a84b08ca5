import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo } from 'react';

import './lobby.css';
import { useApp } from '../../app/app.ts';
import { hurryLater, useLater } from '../../app/use-later.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { isFavourites, readLobby } from '../../routes/lobby-address.ts';
import type { LobbyAsk } from '../../routes/lobby-types.ts';
import { chosenCategory, lobbyConfig } from '../../routes/lobby-config.ts';
import { CategoryMenu } from './category-menu.tsx';
import { FavouriteList } from './favourite-list.tsx';
import { FeaturePanel } from './feature-panel.tsx';
import { ListedGames } from './listed-games.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { StudioPanel } from './studio-panel.tsx';
import { useLobbyFilters } from './use-lobby-filters.ts';

const LobbyFilm = lazy(async () => ({ default: (await import('./lobby-film.tsx')).LobbyFilm }));

/** A lobby: the games of one type, by category, studios, features and search, all of it in the address. */
export function CasinoPage({ input: ask }: { input: LobbyAsk }) {
  const input = useMemo(() => readLobby(ask), [ask]);
  const t = useMessages();
  const app = useApp();
  const { status } = useSession();
  // What comes late elsewhere is what a lobby is about.
  useEffect(hurryLater, []);
  const config = useSuspenseQuery(lobbyConfig(app, input.type)).data.data;
  const filters = useLobbyFilters(input);
  const showsFavourites = isFavourites(input);
  const isLater = useLater();
  const hasFilm = input.type === 'virtual_games' && app.brand.traits['catalogue.virtualBackgroundVideo'];

  return (
    <div className="lobby">
      {hasFilm && isLater && (
        <Suspense>
          <LobbyFilm />
        </Suspense>
      )}
      <aside className="lobby-side">
        <CategoryMenu
          input={input}
          categories={config.categories}
          chosen={chosenCategory(config, input)}
          total={config.game_count}
          isPlayer={status === 'success'}
        />
        {!showsFavourites && (
          <div className="lobby-filters">
            {/* There are dozens of boxes between the keyboard and the games. */}
            <a className="skip-link" href="#games">
              {t('catalogue_skip_filters')}
            </a>
            <StudioPanel
              studios={config.providers}
              chosen={filters.ticked.provider}
              onChange={(provider) => filters.tick({ provider })}
            />
            <FeaturePanel features={config.features} filters={filters} />
          </div>
        )}
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
