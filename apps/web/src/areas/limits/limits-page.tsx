import { Button, EmptyState } from '@baize/ui';
import { useEffect } from 'react';

import { failureText } from '../../call/index.ts';
import { AccountFrame } from '../../frame/account-frame.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useLimits } from './limit-queries.ts';
import { LimitSection } from './limit-section.tsx';
import { limitKinds, statesOf } from './limit-state.ts';
import { useLimitWords } from './limit-words.ts';
import { LimitsAside } from './limits-aside.tsx';
import { RealityCheckChoice } from './reality-check-choice.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { useServerNow } from './use-server-now.ts';
import './limits.css';

const sections = [
  { id: 'deposit', label: 'limits_deposit_short' },
  { id: 'bet', label: 'limits_bet_short' },
  { id: 'loss', label: 'limits_loss_short' },
  { id: 'time', label: 'limits_time_short' },
  { id: 'check', label: 'limits_check' },
] as const;

const EPOCH = new Date(0).toISOString();

/** Limits on deposits, bets, losses and time, and how often a game reminds of the time. */
export function LimitsPage() {
  const t = useMessages();
  const { data: reply, error, refetch } = useLimits();
  const words = useLimitWords();
  const now = useServerNow(reply?.data.now ?? EPOCH);

  useEffect(() => {
    // A link from another page is followed without the browser, which would scroll to the section.
    const id = location.hash.slice(1);
    if (sections.some((section) => section.id === id)) document.getElementById(id)?.scrollIntoView();
  }, []);

  return (
    <AccountFrame title={t('site_limits')} lead={t('limits_lead')} aside={<LimitsAside words={words} />}>
      {reply?.data.prompt === 'review' && <ReviewPanel />}
      {error && !reply ? (
        <EmptyState
          icon="triangle-alert"
          tone="failed"
          title={t('limits_failed')}
          text={failureText(error, t('site_unknown_error'))}
          action={<Button onClick={() => void refetch()}>{t('site_try_again')}</Button>}
        />
      ) : (
        <>
          <nav className="limit-tabs" aria-label={t('limits_sections')}>
            {sections.map(({ id, label }) => (
              <a key={id} href={`#${id}`} className="chip">
                {t(label)}
              </a>
            ))}
          </nav>
          {limitKinds.map((kind) => (
            <LimitSection
              key={kind}
              kind={kind}
              states={reply && statesOf(reply.data, kind)}
              words={words}
              now={now}
            />
          ))}
          <RealityCheckChoice check={reply?.data.reality_check} />
        </>
      )}
    </AccountFrame>
  );
}
