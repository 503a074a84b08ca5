import { Button, FeltPanel, Panel } from '@baize/ui';
import { useState } from 'react';

import { failureText, useCall } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { type Closing, openingOf } from './exclusion-period.ts';
import { useClosing } from './exclusion-query.ts';
import { useExclusionDates } from './use-exclusion-dates.ts';

type Closed = NonNullable<Closing['closing']>;

/** The date that counts now, and what happens then. */
function useWords(closing: Closed, timeZone: string): { date?: string; text: string } {
  const t = useMessages();
  const dates = useExclusionDates(timeZone);
  const { starts_at, ends_at, opens_at, chosen_at } = closing;
  const opening = openingOf(closing);
  if (opening === 'may-ask') return { text: t('exclusion_closed_over', { moment: dates.moment(ends_at) }) };
  if (opening === 'asked') {
    return {
      date: t('exclusion_closed_opening', { moment: dates.moment(opens_at ?? ends_at) }),
      text: t('exclusion_closed_opening_text'),
    };
  }
  const then = t(opening === 'opens' ? 'exclusion_closed_opens' : 'exclusion_closed_stays');
  const day = dates.day(starts_at);
  const since =
    chosen_at === null
      ? t('exclusion_closed_since', { day })
      : t('exclusion_closed_elsewhere', { day, brand: chosen_at });
  return { date: dates.until(closing), text: `${since} ${then}` };
}

/** Asks to open the account after a self-exclusion; it opens 24 hours later. */
function ReturnPanel() {
  const t = useMessages();
  const call = useCall();
  const { refetch } = useClosing();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function ask() {
    setSending(true);
    setProblem(undefined);
    try {
      await call('POST /account/request-return');
      await refetch();
    } catch (failure) {
      setProblem(failureText(failure, t('site_unknown_error')));
      // Another tab may have asked.
      void refetch();
    } finally {
      setSending(false);
    }
  }
  return (
    <Panel as="section" className="closed-return">
      <p>{t('exclusion_return_text')}</p>
      <p role="alert" className={problem ? 'exclusion-problem' : 'visually-hidden'}>
        {problem}
      </p>
      <Button variant="line" loading={isSending} onClick={() => void ask()}>
        {t('exclusion_return')}
      </Button>
    </Panel>
  );
}

/** Until when the account is closed, since when, and how it opens. */
export function ClosedUntil({ closing, timeZone }: { closing: Closed; timeZone: string }) {
  const t = useMessages();
  const { date, text } = useWords(closing, timeZone);
  return (
    <>
      <FeltPanel className="closed-until">
        <h1>{t('exclusion_closed_title')}</h1>
        <div role="status">
          {date && <p className="closed-date">{date}</p>}
          <p>{text}</p>
        </div>
      </FeltPanel>
      {closing.may_return && <ReturnPanel />}
    </>
  );
}
