import type { Game } from '@baize/contract';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { WindowVirtualizer } from 'virtua';

import { inRows } from './in-rows.ts';
import { LongRow } from './long-row.tsx';

interface LongGridProps {
  readonly games: readonly Game[];
  readonly shape: Game['shape'];
}

/** Pixels above and below the screen in which rows are rendered; more would take longer than a press may. */
const AHEAD_PX = 300;

/** A virtual list: rows are rendered near the screen, the height is that of all of them. */
export function LongGrid({ games, shape }: LongGridProps) {
  const ruler = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(0);
  const rows = useMemo(() => (columns > 0 ? inRows(games, columns) : []), [games, columns]);
  const className = `game-grid game-grid-${shape}`;

  useLayoutEffect(() => {
    const element = ruler.current;
    if (!element) return;
    // The stylesheet decides the number of columns; an empty grid measures it.
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
          <LongRow
            key={row[0]?.id}
            games={row}
            className={className}
            first={index * columns}
            total={games.length}
          />
        )}
      </WindowVirtualizer>
    </div>
  );
}
