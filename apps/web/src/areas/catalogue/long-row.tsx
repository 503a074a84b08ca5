import type { Game } from '@baize/contract';
import { TileSkeleton } from '@baize/ui';
import { memo, useDeferredValue } from 'react';

import { LobbyCard } from './lobby-card.tsx';

interface LongRowProps {
  readonly games: readonly Game[];
  readonly className: string;
  /** Index of its first game in the whole list. */
  readonly first: number;
  /** Games in the whole list. */
  readonly total: number;
  /** Rendered while scrolling: skeletons at once, games with low priority. */
  readonly isLate: boolean;
}

/** A row of a long list. */
export const LongRow = memo(function LongRow({ games, className, first, total, isLate }: LongRowProps) {
  const isDrawn = useDeferredValue(true, !isLate);
  return (
    <div className={`${className} game-grid-row`} role="presentation">
      {games.map((game, place) => (
        <div key={game.id} role="listitem" aria-setsize={total} aria-posinset={first + place + 1}>
          {isDrawn ? <LobbyCard game={game} /> : <TileSkeleton shape={game.shape} />}
        </div>
      ))}
    </div>
  );
});
