import { Button, Icon, Meter } from '@baize/ui';
import { type ReactNode, useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { useBreak } from '../../frame/use-break.ts';
import { useShowsItem } from '../../frame/use-shows-item.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { FirstLimit } from './first-limit.tsx';
import { useLimits } from './limit-queries.ts';
import { type LimitState, statesOf, usedShare } from './limit-state.ts';
import { periodNames, useLimitWords } from './limit-words.ts';
import './limits.css';

/** A line that opens. On wide screens there is room for what it opens. */
function Fold({
  summary,
  startsOpen,
  children,
}: {
  summary: string;
  startsOpen: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(() => startsOpen && matchMedia('(width >= 900px)').matches);
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

/** The deposit limits with what is left of each. */
function LimitMeters({ states }: { states: readonly LimitState[] }) {
  const t = useMessages();
  const words = useLimitWords();
  return (
    <div className="deposit-limit-meters">
      {states.map((state) => (
        <Meter
          key={state.period}
          label={t(periodNames[state.period])}
          value={t('limits_left_of', {
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

function LimitLine() {
  const t = useMessages();
  const words = useLimitWords();
  const reply = useLimits().data?.data;
  if (!reply) return <p className="deposit-limit-fold" />;
  if (reply.prompt === 'first_deposit') {
    return (
      <Fold summary={t('limits_first_title')} startsOpen>
        <FirstLimit />
      </Fold>
    );
  }
  const states = statesOf(reply, 'deposit').filter(({ limit }) => limit !== null);
  const [least] = states.toSorted((one, other) => Number((one.left ?? 0n) - (other.left ?? 0n)));
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
    <Fold summary={t('limits_deposit_left', { period: least.period, left })} startsOpen={false}>
      <LimitMeters states={states} />
    </Fold>
  );
}

/** What may still be deposited, in one line, with the way to a break. Players without a limit are asked for one. */
export function DepositLimit() {
  const t = useMessages();
  const takeBreak = useBreak();
  if (!useShowsItem('limits')) return null;
  return (
    <div className="deposit-limit">
      <LimitLine />
      {takeBreak && (
        <Button variant="quiet" size="small" onClick={takeBreak}>
          {t('site_care_break')}
        </Button>
      )}
    </div>
  );
}
