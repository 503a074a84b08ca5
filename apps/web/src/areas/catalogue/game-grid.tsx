import type { Game } from '@baize/contract';
import { TileSkeleton, useIsHydrated } from '@baize/ui';

import { LobbyCard } from './lobby-card.tsx';
import { LongGrid } from './long-grid.tsx';

const SKELETONS = 12;
const EAGER_PICTURES = 6;
/** Up to this number all tiles are in the document, where the browser's page search finds them. */
const MAX_TILES = 300;

interface GameGridProps {
  readonly games: readonly Game[];
  /** More games are being loaded. */
  readonly isWaiting: boolean;
  /** No pictures precede it on the page. */
  readonly isFirst?: boolean;
}

function FullGrid({ games, isWaiting, isFirst = false }: GameGridProps) {
  const shape = games[0]?.shape ?? 'portrait';
  return (
    <ul className={`game-grid game-grid-${shape}`}>
      {games.map((game, index) => (
        <li key={game.id}>
          <LobbyCard game={game} eager={isFirst && index < EAGER_PICTURES} leads={isFirst && index === 0} />
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

/** The server renders the beginning; the browser renders the virtual list. */
function EndlessGrid(props: GameGridProps) {
  const { games } = props;
  const isHydrated = useIsHydrated();
  if (isHydrated) return <LongGrid games={games} shape={games[0]?.shape ?? 'portrait'} />;
  return <FullGrid {...props} games={games.slice(0, MAX_TILES)} />;
}

/** The games of a lobby; a long list is virtualised. */
export function GameGrid(props: GameGridProps) {
  return props.games.length > MAX_TILES ? <EndlessGrid {...props} /> : <FullGrid {...props} />;
}
