import { Button, Icon, Meter, Panel, Skeleton } from '@baize/ui';
import { type ReactNode, useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { useBreak } from '../../frame/use-break.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { useLimits } from './limit-queries.ts';
import { type LimitState, statesOf, usedShare } from './limit-state.ts';
import { periodNames, useLimitWords } from './limit-words.ts';
import './limits.css';

/** A line that opens. */
function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="deposit-limit-fold"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="gauge" />
        <span>{summary}</span>
        <Icon name="chevron-down" size={16} className="deposit-limit-mark" />
      </summary>
      {children}
    </details>
  );
}

type MeterText = 'limits_left_of' | 'limits_left_ratio';

/** The deposit limits with what is left of each. */
function LimitMeters({ states, text }: { states: readonly LimitState[]; text: MeterText }) {
  const t = useMessages();
  const words = useLimitWords();
  return (
    <div className="deposit-limit-meters">
      {states.map((state) => (
        <Meter
          key={state.period}
          label={t(periodNames[state.period])}
          value={t(text, {
            left: words.value('deposit', state.left ?? 0n),
            limit: words.value('deposit', state.limit ?? 0n),
          })}
          share={usedShare(state)}
          help={words.renewal(state)}
        />
      ))}
      <Link href={paths.limits} className="limit-card-link">
        {t('limits_first_all')}
      </Link>
    </div>
  );
}

/** The deposit limits that are set; undefined until they are loaded. */
function useDepositLimits(): readonly LimitState[] | undefined {
  const reply = useLimits().data?.data;
  return reply && statesOf(reply, 'deposit').filter(({ limit }) => limit !== null);
}

function LimitLine() {
  const t = useMessages();
  const words = useLimitWords();
  const states = useDepositLimits();
  if (!states) return <p className="deposit-limit-fold" />;
  const [least] = [...states].sort((one, other) => Number((one.left ?? 0n) - (other.left ?? 0n)));
  if (!least) {
    return (
      <Link href={paths.limits} className="deposit-limit-fold deposit-limit-none">
        <Icon name="gauge" />
        {t('limits_first_title')}
      </Link>
    );
  }
  const left = words.value('deposit', least.left ?? 0n);
  return (
    <Fold summary={t('limits_deposit_left', { period: least.period, left })}>
      <LimitMeters states={states} text="limits_left_of" />
    </Fold>
  );
}

function LimitCard() {
  const t = useMessages();
  const states = useDepositLimits();
  if (!states) return <Skeleton className="h-24 w-full" />;
  if (states.length > 0) return <LimitMeters states={states} text="limits_left_ratio" />;
  return (
    <Link href={paths.limits} className="limit-card-link">
      {t('limits_first_title')}
    </Link>
  );
}

/** What may still be deposited, with the way to a break: in one line, or in a card if there is room beside the page. */
export function DepositLimit({ isCard }: { isCard: boolean }) {
  const t = useMessages();
  const takeBreak = useBreak();
  const breakButton = takeBreak && (
    <Button variant="quiet" size="small" onClick={takeBreak}>
      {t('site_care_break')}
    </Button>
  );
  if (!isCard) {
    return (
      <div className="deposit-limit">
        <LimitLine />
        {breakButton}
      </div>
    );
  }
  return (
    <Panel as="section" className="limit-card deposit-limit-card" aria-labelledby="deposit-limit">
      <header>
        <h2 id="deposit-limit">{t('limits_deposit')}</h2>
        {breakButton}
      </header>
      <LimitCard />
    </Panel>
  );
}
