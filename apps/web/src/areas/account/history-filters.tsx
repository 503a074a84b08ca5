import { Chip, ChipLink, Icon, Panel } from '@baize/ui';
import { type ReactNode, useState } from 'react';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { ReportRange } from '../money/index.ts';
import { historyHref, type HistoryView } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';
import { daysShown, isSameRange, periodAfter, periodBefore, presetsOf } from './history-periods.ts';
import { periodText } from './period-text.ts';
import { RangeForm, rangeProblemText } from './range-form.tsx';
import { StayLink } from './stay-link.tsx';
import type { HistoryState } from './use-history-view.ts';

interface HistoryFiltersProps extends HistoryState {
  readonly kind: HistoryKind;
  /** A filter that only this report has. */
  readonly children?: ReactNode;
}

interface PeriodLinkProps {
  readonly range: ReportRange | undefined;
  readonly hrefOf: (range: ReportRange) => string;
  readonly label: string;
  readonly icon: 'chevron-left' | 'chevron-right';
}

/** To the period before or after; it keeps its place if there is none. */
function PeriodLink({ range, hrefOf, label, icon }: PeriodLinkProps) {
  if (!range) {
    return (
      <span className="icon-button" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <StayLink href={hrefOf(range)} className="icon-button" aria-label={label} title={label}>
      <Icon name={icon} />
    </StayLink>
  );
}

/** The period with those beside it, always in sight. */
function PeriodBar({
  view,
  today,
  hrefOf,
}: Pick<HistoryState, 'view' | 'today'> & { hrefOf: (range: ReportRange) => string }) {
  const t = useMessages();
  const { language } = useApp();
  return (
    <div className="period-bar" role="group" aria-label={t('history_period')}>
      <PeriodLink
        range={periodBefore(view.range, today)}
        hrefOf={hrefOf}
        label={t('history_period_before')}
        icon="chevron-left"
      />
      <p aria-live="polite">{periodText(view.range, language)}</p>
      <PeriodLink
        range={periodAfter(view.range, today)}
        hrefOf={hrefOf}
        label={t('history_period_after')}
        icon="chevron-right"
      />
    </div>
  );
}

/** Period and choice of a report, all kept in the address. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { kind, view, today, problem, hasUnknownFilter, children } = props;
  const t = useMessages();
  const hrefOf = (change: Partial<HistoryView>) => historyHref(kind, { ...view, ...change, page: 1 }, today);
  const presets = presetsOf(today, kind.days);
  const preset = presets.find(({ range }) => isSameRange(range, view.range));
  const [isFormOpen, setFormOpen] = useState(problem !== undefined);
  const [isShown, setShown] = useState(problem !== undefined || hasUnknownFilter);
  const { choice } = kind;
  const chosen = choice?.options.find(({ value }) => value === view[choice.name]);
  const values = { days: daysShown(kind.days) };
  const summary = [preset?.label ?? 'account_range_own', ...(chosen ? [chosen.label] : [])] as const;
  return (
    <Panel
      as="section"
      className="history-filters"
      aria-label={t('account_filters')}
      data-folded={isShown ? undefined : ''}
    >
      <PeriodBar view={view} today={today} hrefOf={(range) => hrefOf({ range })} />
      <button
        type="button"
        className="filters-toggle"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="sliders-horizontal" />
        <span>
          <b>{t('account_filters')}</b> {summary.map((label) => t(label, values)).join(', ')}
        </span>
        <Icon name="chevron-down" size={16} />
      </button>
      {hasUnknownFilter && (
        <p role="status" className="range-problem">
          <Icon name="circle-alert" size={16} />
          <span>{t('account_filter_problem')}</span>
        </p>
      )}
      {problem && (
        <p role="status" className="range-problem">
          <Icon name="circle-alert" size={16} />
          <span>
            {t('history_address_problem', values)} {rangeProblemText(problem, t)}
          </span>
        </p>
      )}
      <nav aria-label={t('account_quick_ranges')} className="chip-row quick-ranges">
        {presets.map(({ name, label, range }) => (
          <ChipLink key={name} href={hrefOf({ range })} linkAs={StayLink} current={preset?.name === name}>
            {t(label, values)}
          </ChipLink>
        ))}
        <Chip icon="calendar" aria-expanded={isFormOpen} onClick={() => setFormOpen(!isFormOpen)}>
          {t('account_range_own')}
        </Chip>
      </nav>
      {isFormOpen && <RangeForm range={view.range} hrefOf={(range) => hrefOf({ range })} />}
      {choice && (
        <nav aria-label={t(choice.label)} className="chip-row">
          {choice.options.map(({ value, label }) => (
            <ChipLink
              key={label}
              href={hrefOf({ [choice.name]: value, method: undefined })}
              linkAs={StayLink}
              current={value === view[choice.name]}
            >
              {t(label)}
            </ChipLink>
          ))}
        </nav>
      )}
      {children}
    </Panel>
  );
}
