import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { rangeOfDays, reportQuery, siteDay } from '../money/index.ts';
import { RecentGames } from '../play/late.ts';

const MAX_SHOWN = 8;
const DAYS = 14;

/** The games of the player's latest rounds, from the ledger; hidden for new players. */
export function LastGames() {
  const t = useMessages();
  const app = useApp();
  const [days] = useState(() => reportQuery(rangeOfDays(siteDay(app.brand), DAYS)));
  const { data } = useQuery(callQuery(app, 'GET /account/game-history', { query: { ...days, type: 1 } }));
  const rows = data?.data.data ?? [];
  const latest = [
    ...new Map([...rows].reverse().map((row) => [row.game_id, row] as const)).values(),
  ].reverse();
  if (latest.length === 0) return null;
  return <RecentGames title={t('site_continue_playing')} rows={latest.slice(0, MAX_SHOWN)} />;
}
