import type { Game } from '@baize/contract';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { WindowVirtualizer } from 'virtua';

import { inRows } from './in-rows.ts';
import { LobbyCard } from './lobby-card.tsx';

interface LongGridProps {
  readonly games: readonly Game[];
  readonly shape: Game['shape'];
}

/** Pixels above and below the screen in which rows are drawn ahead of their sight. */
const AHEAD_PX = 600;

/** A list of any length: its rows come and go with the scroll, its height is that of all of them. */
export function LongGrid({ games, shape }: LongGridProps) {
  const ruler = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(0);
  const rows = useMemo(() => (columns > 0 ? inRows(games, columns) : []), [games, columns]);
  const className = `game-grid game-grid-${shape}`;

  useLayoutEffect(() => {
    const element = ruler.current;
    if (!element) return;
    // The style decides how many stand beside each other; an empty grid of it says how many.
    const measure = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div role="list">
      <div ref={ruler} className={className} aria-hidden="true" />
      <WindowVirtualizer data={rows} bufferSize={AHEAD_PX}>
        {(row: readonly Game[], index) => (
          <div key={row[0]?.id} className={`${className} game-grid-row`} role="presentation">
            {row.map((game, place) => (
              <div
                key={game.id}
                role="listitem"
                aria-setsize={games.length}
                aria-posinset={index * columns + place + 1}
              >
                <LobbyCard game={game} />
              </div>
            ))}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  );
}
