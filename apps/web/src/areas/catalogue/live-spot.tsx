import type { Game } from '@baize/contract';
import type { ReactNode } from 'react';

import { useApp } from '../../app/app.ts';
import { useLateLoading } from '../../app/late-loading.ts';
import { lateView } from '../../app/late-view.tsx';

const LiveCardFacts = lateView('LiveCardFacts', () => import('./live-tables/live-card-facts.tsx'), {
  texts: 'feeds',
});

interface LaterFactsProps {
  readonly game: Game;
  readonly tableId: string;
  readonly url: string;
  readonly line: ReactNode;
}

function LaterFacts({ line, ...facts }: LaterFactsProps) {
  const isLateLoading = useLateLoading();
  return isLateLoading ? <LiveCardFacts {...facts} fallback={line} /> : line;
}

/** The line below a live table's name: its studio, and later the table's live data. */
export function LiveSpot({ game }: { game: Game }) {
  const { liveFeedUrl } = useApp().brand;
  const line = <span className="tile-studio">{game.provider.name}</span>;
  if (!liveFeedUrl || game.table_id === undefined) return line;
  return <LaterFacts game={game} tableId={game.table_id} url={liveFeedUrl} line={line} />;
}
