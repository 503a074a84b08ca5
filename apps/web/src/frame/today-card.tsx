import { durationText } from '@baize/messages/duration';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../app/app.ts';
import { callQuery } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useBreak } from './use-break.ts';

/** How long the player has played today, with the way to a break. */
export function TodayCard() {
  const t = useMessages();
  const takeBreak = useBreak();
  const { data: reply } = useQuery(callQuery(useApp(), 'GET /account/limits'));
  return (
    <div className="today-card">
      <p>
        <span>{t('account_today')}</span>
        <b>{reply ? durationText(t, reply.data.played_today) : '–'}</b>
      </p>
      {takeBreak && (
        <Button variant="line" size="small" onClick={takeBreak}>
          {t('site_take_break')}
        </Button>
      )}
    </div>
  );
}
