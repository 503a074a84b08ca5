import { ButtonLink } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';

import * as paths from '../addresses/paths.ts';
import { useApp } from '../app/app.ts';
import { callQuery } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Link } from '../router/index.ts';
import { durationText } from './duration-text.ts';

/** How long the player has played today, with the way to a break. */
export function TodayCard() {
  const t = useMessages();
  const app = useApp();
  const { data: reply } = useQuery(callQuery(app, 'GET /account/limits'));
  const hasBreaks = !app.brand.traits['account.hiddenItems'].includes('coolingOff');
  return (
    <div className="today-card">
      <p>
        <span>{t('account_today')}</span>
        <b>{reply ? durationText(t, reply.data.played_today) : '–'}</b>
      </p>
      {hasBreaks && (
        <ButtonLink href={paths.coolingOff} linkAs={Link} variant="line" size="small" wide>
          {t('account_today_break')}
        </ButtonLink>
      )}
    </div>
  );
}
