import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApp } from '../../app/app.ts';
import { callQuery, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { RecentGames } from '../play/index.ts';
import { recentReport } from './recent-report.ts';

const MOST_SHOWN = 8;

/** What the signed-in player played last, from the ledger; nothing for visitors and newcomers. */
export function ContinuePlaying() {
  const t = useMessages();
  const app = useApp();
  const { status } = useSession();
  const [days] = useState(() => recentReport(new Date()));
  const { data } = useQuery({
    ...callQuery(app, 'GET /account/game-history', { query: { ...days, type: 1 } }),
    enabled: status === 'success',
  });
  const rows = data?.data.data ?? [];
  const latest = [
    ...new Map(rows.toReversed().map((row) => [row.game_id, row] as const)).values(),
  ].toReversed();
  if (status !== 'success' || latest.length === 0) return null;
  return <RecentGames title={t('site_continue_playing')} rows={latest.slice(0, MOST_SHOWN)} />;
}
