import type { Game } from '@baize/contract';
import type { FavouriteStarProps } from '@baize/ui';

import { useApp } from '../../app/app.ts';
import { lateCode } from '../../app/late-code.ts';
import { useAlert, useFavouriteGames, useSessionActions } from '../../call/index.ts';
import { useLoginPopup } from '../../frame/login-popup.tsx';
import { useLateAction } from '../../frame/use-late-action.ts';
import { useMessages } from '../../messages/use-messages.ts';

const toggleFavourite = lateCode('toggleFavourite', () => import('./toggle-favourite.ts'));

/** The favourite star of a game; undefined for visitors. */
export function useFavourite(game: Pick<Game, 'id' | 'name'>): FavouriteStarProps | undefined {
  const t = useMessages();
  const app = useApp();
  const alerts = useAlert();
  const session = useSessionActions();
  const askToSignIn = useLoginPopup();
  const runLate = useLateAction();
  const favourites = useFavouriteGames();
  if (!favourites) return undefined;
  const pressed = favourites.includes(game.id);
  const { name } = game;
  return {
    pressed,
    label: pressed ? t('play_favourite_remove', { name }) : t('play_favourite_add', { name }),
    onToggle: () =>
      runLate(toggleFavourite.load, (toggle) => toggle({ app, session, alerts, askToSignIn }, game.id)),
  };
}
