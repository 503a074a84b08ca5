import type { Game } from '@baize/contract';
import { TileSkeleton, useIsAlive } from '@baize/ui';

import { GameCard } from '../play/index.ts';
import { LiveSpot } from './live-spot.tsx';
import { LongGrid } from './long-grid.tsx';

const SKELETONS = 12;
const EAGER_PICTURES = 6;
/** Up to here all tiles may stand in the document; measured in docs/decisions/008-long-lists.md. */
const MOST_TILES = 300;

interface GameGridProps {
  readonly games: readonly Game[];
  /** More of them are on their way. */
  readonly isWaiting: boolean;
}

/** The games of a lobby; of a long list only what is near the screen is in the document. */
export function GameGrid({ games, isWaiting }: GameGridProps) {
  const isAlive = useIsAlive();
  const shape = games[0]?.shape ?? 'portrait';
  if (isAlive && games.length > MOST_TILES) return <LongGrid games={games} shape={shape} />;
  return (
    <ul className={`game-grid game-grid-${shape}`}>
      {games.slice(0, MOST_TILES).map((game, index) => (
        <li key={game.id}>
          <GameCard game={game} eager={index < EAGER_PICTURES} below={<LiveSpot game={game} />} />
        </li>
      ))}
      {isWaiting &&
        Array.from({ length: SKELETONS }, (_, index) => (
          <li key={`waiting ${index}`} aria-hidden="true">
            <TileSkeleton shape={shape} />
          </li>
        ))}
    </ul>
  );
}
