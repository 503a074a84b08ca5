import type { LobbyType } from '@baize/contract/page-addresses';
import { gameCategory } from '@baize/contract';
import { Button, EmptyState, TileSkeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../app/app.ts';
import { callQuery, failureText, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useLoginPopup } from '../../frame/login-popup.tsx';
import { GameGrid } from './game-grid.tsx';

const SKELETONS = 12;

/** The type number that favourites of a lobby are stored under; jackpot games are slots. */
const favouriteTypes: Readonly<Record<LobbyType, number>> = {
  casino: gameCategory.casino,
  live_casino: gameCategory.live_casino,
  jackpot: gameCategory.casino,
  virtual_games: gameCategory.virtual_games,
  bingo: gameCategory.bingo,
  tv_games: gameCategory.tv_games,
  games: gameCategory.games,
};

/** The player's favourites in a lobby; an unstarred game stays until the player leaves the page. */
export function FavouriteList({ type }: { type: LobbyType }) {
  const t = useMessages();
  const app = useApp();
  const { status } = useSession();
  const askToSignIn = useLoginPopup();
  const list = useQuery({
    ...callQuery(app, 'GET /account/favorite-games', { query: { type: favouriteTypes[type] } }),
    enabled: status === 'success',
  });
  if (status === 'empty') {
    return (
      <EmptyState
        icon="star"
        title={t('catalogue_favourites_sign_in')}
        text={t('catalogue_favourites_sign_in_text')}
        action={<Button onClick={() => askToSignIn()}>{t('site_log_in')}</Button>}
      />
    );
  }
  if (list.isError) {
    return (
      <EmptyState
        icon="star"
        title={t('catalogue_favourites_failed')}
        text={failureText(list.error, t('site_unknown_error'))}
        action={<Button onClick={() => void list.refetch()}>{t('site_try_again')}</Button>}
      />
    );
  }
  if (!list.data) {
    return (
      <ul className="game-grid game-grid-portrait" aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index}>
            <TileSkeleton shape={type === 'live_casino' ? 'landscape' : 'portrait'} />
          </li>
        ))}
      </ul>
    );
  }
  const games = list.data.data.data;
  if (games.length > 0) return <GameGrid games={games} isWaiting={false} />;
  return (
    <EmptyState
      icon="star"
      title={t('catalogue_favourites_none')}
      text={t('catalogue_favourites_none_text')}
    />
  );
}
