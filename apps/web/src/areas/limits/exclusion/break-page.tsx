import { Panel, Skeleton } from '@baize/ui';
import { useState } from 'react';

import { useBrand } from '../../../app/app.ts';
import { AccountFrame } from '../../../frame/account-frame.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { BreakAside } from './break-aside.tsx';
import { BreakEffects } from './break-effects.tsx';
import { BreakChoice, BreakOptions } from './break-options.tsx';
import { ClosingFailure } from './closing-failure.tsx';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { type Closing, type ExclusionCode, isBreak } from './exclusion-period.ts';
import { useClosing } from './exclusion-query.ts';
import { useExclusionDates } from './use-exclusion-dates.ts';
import './break.css';

/** The group that comes first and has the preselected period. */
export type BreakInput = 'break' | 'self-exclusion';

const firstCode = { break: 1, 'self-exclusion': 4 } as const satisfies Record<BreakInput, ExclusionCode>;

/** The groups that the brand shows, the one of the address first. */
function useGroups(closing: Closing, input: BreakInput) {
  const t = useMessages();
  const hidden = useBrand().traits['account.hiddenItems'];
  const breaks = {
    item: 'coolingOff',
    title: t('exclusion_breaks'),
    text: t('exclusion_breaks_text'),
    options: closing.options.filter(({ code }) => isBreak(code)),
  } as const;
  const exclusions = {
    item: 'selfExclusion',
    title: t('exclusion_exclusions'),
    text: t('exclusion_exclusions_text'),
    options: closing.options.filter(({ code }) => !isBreak(code)),
  } as const;
  const groups = input === 'break' ? [breaks, exclusions] : [exclusions, breaks];
  return groups.filter(({ item, options }) => !hidden.includes(item) && options.length > 0);
}

function BreakPanel({ closing, input }: { closing: Closing; input: BreakInput }) {
  const dates = useExclusionDates(closing.time_zone);
  const groups = useGroups(closing, input);
  const [chosen, setChosen] = useState<ExclusionCode>(firstCode[input]);
  const [isAsking, setAsking] = useState(false);
  const options = groups.flatMap((group) => group.options);
  const option = options.find(({ code }) => code === chosen) ?? options[0];
  return (
    <Panel as="section">
      {groups.map((group) => (
        <BreakOptions
          key={group.item}
          {...group}
          chosen={option?.code ?? chosen}
          dates={dates}
          onChoose={setChosen}
        />
      ))}
      {option && <BreakChoice option={option} dates={dates} onContinue={() => setAsking(true)} />}
      {option && isAsking && <ExclusionDialog code={option.code} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** Breaks and self-exclusion: one page at two addresses. */
export function BreakPage({ input }: { input: BreakInput }) {
  const t = useMessages();
  const { data, error, isFetching, refetch } = useClosing();
  const closing = data?.data;
  const title = t(input === 'break' ? 'exclusion_break_title' : 'exclusion_exclusion_title');
  return (
    <AccountFrame title={title} lead={t('exclusion_lead')} aside={<BreakAside />}>
      {closing && (
        <>
          <BreakPanel key={input} closing={closing} input={input} />
          <BreakEffects closing={closing} />
        </>
      )}
      {!closing && error && (
        <ClosingFailure
          title={t('exclusion_failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!closing && !error && (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-90 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
      )}
    </AccountFrame>
  );
}
