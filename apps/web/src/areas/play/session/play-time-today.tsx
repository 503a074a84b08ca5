import { durationText } from '@baize/messages/duration';
import { useQuery } from '@tanstack/react-query';

import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';
import { useShowsItem } from '../../../frame/use-shows-item.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { hoursAndMinutes, type PlaySession } from './play-session.ts';

interface PlayTimeTodayProps {
  readonly session: PlaySession;
  readonly sessionMinutes: number;
}

/** The time played today with what is left of the player's time limit, and how often reality checks come. */
export function PlayTimeToday({ session, sessionMinutes }: PlayTimeTodayProps) {
  const t = useMessages();
  const app = useApp();
  const hasLimits = useShowsItem('limits');
  const { data } = useQuery({ ...callQuery(app, 'GET /account/limits'), staleTime: 0 });
  const { every } = session.reality_check;
  const played = data?.data.played_today;
  const left = data?.data.minutes.find(({ period }) => period === 'daily')?.left ?? null;
  // Limits count the time between bets, which may be less than that of an open game.
  const isWhole = played !== undefined && played >= sessionMinutes;
  return (
    <p className="reality-today text-ink-2">
      {isWhole && `${t('play_today', hoursAndMinutes(played))} `}
      {left !== null && `${t('play_today_left', hoursAndMinutes(left))} `}
      {every !== null && `${t('play_check_every', { count: every, time: durationText(t, every, 'long') })} `}
      {hasLimits && (
        <Link href={paths.limits} className="link">
          {t('play_check_change')}
        </Link>
      )}
    </p>
  );
}
