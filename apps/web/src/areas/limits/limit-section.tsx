import { Panel, Skeleton } from '@baize/ui';
import { useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { LimitRow } from './limit-row.tsx';
import { type LimitKind, type LimitPeriod, limitPeriods, type LimitState } from './limit-state.ts';
import { type LimitWords, periodNames } from './limit-words.ts';

const titles = {
  deposit: ['limits_deposit', 'limits_deposit_text'],
  bet: ['limits_bet', 'limits_bet_text'],
  loss: ['limits_loss', 'limits_loss_text'],
  time: ['limits_time', 'limits_time_text'],
} as const;

interface LimitSectionProps {
  readonly kind: LimitKind;
  /** Undefined while they load. */
  readonly states: readonly LimitState[] | undefined;
  readonly words: LimitWords;
  readonly now: number;
}

function SkeletonRow({ period }: { period: LimitPeriod }) {
  const t = useMessages();
  return (
    <li className="limit-row">
      <p className="limit-period">
        <b>{t(periodNames[period])}</b>
        <Skeleton className="h-4 w-32" />
      </p>
      <Skeleton className="limit-use h-9 w-full" />
    </li>
  );
}

/** The limits of one kind; one editor is open at a time. */
export function LimitSection({ kind, states, words, now }: LimitSectionProps) {
  const t = useMessages();
  const [openPeriod, setOpenPeriod] = useState<LimitPeriod>();
  const [title, text] = titles[kind];
  return (
    <Panel
      as="section"
      id={kind}
      className="limit-section"
      aria-labelledby={`${kind}-title`}
      aria-busy={!states}
    >
      <header>
        <h2 id={`${kind}-title`}>{t(title)}</h2>
        <p>{t(text)}</p>
      </header>
      <ul>
        {states?.map((state) => (
          <LimitRow
            key={state.period}
            state={state}
            words={words}
            now={now}
            isOpen={state.period === openPeriod}
            onOpen={(isOpen) => setOpenPeriod(isOpen ? state.period : undefined)}
          />
        ))}
        {!states && limitPeriods.map((period) => <SkeletonRow key={period} period={period} />)}
      </ul>
    </Panel>
  );
}
