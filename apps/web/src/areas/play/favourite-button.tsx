import { IconButton } from '@baize/ui';
import type { Game } from '@baize/contract';

import { useFavourite } from './use-favourite.ts';

/** The favourite star of the bar above a game; nothing for visitors. */
export function FavouriteButton({ game }: { readonly game: Pick<Game, 'id' | 'name'> }) {
  const favourite = useFavourite(game);
  if (!favourite) return null;
  const { pressed, label, onToggle } = favourite;
  return (
    <IconButton
      className="play-favourite"
      icon="star"
      label={label}
      aria-pressed={pressed}
      onClick={onToggle}
    />
  );
}
