import type { Game } from '@baize/contract';
import { memo } from 'react';

import { LobbyCard } from './lobby-card.tsx';

interface LongRowProps {
  readonly games: readonly Game[];
  readonly className: string;
  /** Index of its first game in the whole list. */
  readonly first: number;
  /** Games in the whole list. */
  readonly total: number;
}

/** A row of a long list: its games at once, since skeletons before them would double what a phone has to do. */
export const LongRow = memo(function LongRow({ games, className, first, total }: LongRowProps) {
  return (
    <div className={`${className} game-grid-row`} role="presentation">
      {games.map((game, place) => (
        <div key={game.id} role="listitem" aria-setsize={total} aria-posinset={first + place + 1}>
          <LobbyCard game={game} />
        </div>
      ))}
    </div>
  );
});
