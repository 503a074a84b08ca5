import type { Game } from '@baize/contract';
import { Rail } from '@baize/ui';
import type { ReactNode } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { GameCard } from './game-card.tsx';

export interface GameRailProps {
  readonly title: string;
  readonly note?: string;
  readonly games: readonly Game[];
  readonly allHref?: string;
  /** The first rail of a page: its first pictures load eagerly. */
  readonly isFirst?: boolean;
  /** Its first picture is the largest of the first screen. */
  readonly leads?: boolean;
  /** Replaces a game's studio line. */
  readonly below?: (game: Game) => ReactNode;
}

const EAGER_PICTURES = 3;

/** A row of games that scrolls sideways; hidden without games. */
export function GameRail({
  title,
  note,
  games,
  allHref,
  isFirst = false,
  leads = false,
  below,
}: GameRailProps) {
  const t = useMessages();
  if (games.length === 0) return null;
  return (
    <Rail
      title={title}
      note={note}
      shape={games[0]?.shape === 'landscape' ? 'live' : 'tiles'}
      more={allHref === undefined ? undefined : { href: allHref, label: t('play_all') }}
      previousLabel={t('site_previous')}
      nextLabel={t('site_next')}
      linkAs={Link}
    >
      {games.map((game, index) => (
        <GameCard
          key={game.id}
          game={game}
          eager={isFirst && index < EAGER_PICTURES}
          leads={leads && index === 0}
          below={below?.(game)}
        />
      ))}
    </Rail>
  );
}
