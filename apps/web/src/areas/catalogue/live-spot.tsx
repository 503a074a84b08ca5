import type { Game } from '@baize/contract';
import { lazy, Suspense } from 'react';

import { useApp } from '../../app/app.ts';
import { useLater } from '../../app/use-later.ts';

const LiveCardFacts = lazy(async () => ({
  default: (await import('./live-tables/live-card-facts.tsx')).LiveCardFacts,
}));

/** The line below a live table's name: its studio, and later what happens at the table. */
export function LiveSpot({ game }: { game: Game }) {
  const { liveFeedUrl } = useApp().brand;
  const isLater = useLater();
  const line = <span className="tile-studio">{game.provider.name}</span>;
  if (!isLater || !liveFeedUrl || game.table_id === undefined) return line;
  return (
    <Suspense fallback={line}>
      <LiveCardFacts game={game} tableId={game.table_id} url={liveFeedUrl} />
    </Suspense>
  );
}
