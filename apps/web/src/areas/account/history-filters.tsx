import { Button, Chip, ChipLink, Icon, Panel } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { Link, useNavigate } from '../../router/index.ts';
import {
  MAX_REPORT_DAYS,
  type RangeProblem,
  rangeOfDays,
  rangeProblem,
  readLocal,
  type ReportRange,
} from '../money/index.ts';
import { historyHref, type HistoryView, DEFAULT_DAYS } from './history-address.ts';

export interface HistoryKind {
  readonly path: string;
  /** The row types that a report can be filtered by. */
  readonly types: readonly { readonly type: number; readonly label: MessageKey }[];
}

interface HistoryFiltersProps {
  readonly kind: HistoryKind;
  readonly view: HistoryView;
  readonly today: string;
  /** A filter that only this report has. */
  readonly children?: ReactNode;
}

const quickRanges: readonly { days: number; label: MessageKey }[] = [
  { days: 0, label: 'account_range_today' },
  { days: DEFAULT_DAYS, label: 'account_range_three_days' },
  { days: 7, label: 'account_range_week' },
  { days: MAX_REPORT_DAYS - 1, label: 'account_range_month' },
];

const problemTexts: Record<RangeProblem, MessageKey> = {
  incomplete: 'account_range_incomplete',
  backwards: 'account_range_backwards',
  too_long: 'account_range_too_long',
};

function isSame(one: ReportRange, other: ReportRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/** Start and end to the second; they apply on submit. */
function RangeForm({ kind, view, today, isOpen }: HistoryFiltersProps & { isOpen: boolean }) {
  const t = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const [range, setRange] = useState<ReportRange>(view.range);
  const [problem, setProblem] = useState<RangeProblem>();
  const errorId = problem ? `${id}-error` : undefined;

  function show(event: FormEvent) {
    event.preventDefault();
    const found = rangeProblem(range);
    setProblem(found);
    if (found) return;
    const read = { from: readLocal(range.from) ?? range.from, to: readLocal(range.to) ?? range.to };
    void navigate(historyHref(kind.path, { ...view, range: read, page: 1 }, today), { keepScroll: true });
  }

  const input = (end: keyof ReportRange, label: MessageKey) => (
    <div className="labelled">
      <label htmlFor={`${id}-${end}`} className="font-medium">
        {t(label)}
      </label>
      <div className="field" data-invalid={problem ? '' : undefined}>
        <input
          id={`${id}-${end}`}
          type="datetime-local"
          step={1}
          value={range[end]}
          onChange={(event) => setRange({ ...range, [end]: event.target.value })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={errorId}
        />
      </div>
    </div>
  );

  return (
    <form noValidate className="range-form" data-open={isOpen || undefined} onSubmit={show}>
      {input('from', 'account_range_from')}
      {input('to', 'account_range_to')}
      <Button type="submit" variant="line" size="large" icon="search">
        {t('account_range_show')}
      </Button>
      {problem && (
        <p id={errorId} role="alert" className="range-problem">
          <Icon name="circle-alert" size={16} />
          {t(problemTexts[problem], { days: MAX_REPORT_DAYS })}
        </p>
      )}
    </form>
  );
}

/** Period and type of a report, all kept in the address. */
export function HistoryFilters({ kind, view, today, children }: HistoryFiltersProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const show = (change: Partial<HistoryView>) =>
    void navigate(historyHref(kind.path, { ...view, ...change, page: 1 }, today), { keepScroll: true });
  const period = quickRanges.find(({ days }) => isSame(rangeOfDays(today, days), view.range));
  const [isOpen, setOpen] = useState(period === undefined);
  const typeChips = [{ type: undefined, label: 'account_type_all' as MessageKey }, ...kind.types];
  const [isShown, setShown] = useState(false);
  const chosenType = typeChips.find(({ type }) => type === view.type);
  const chosen = [period?.label ?? 'account_range_own', chosenType?.label ?? 'account_type_all'] as const;
  return (
    <Panel
      as="section"
      className="history-filters"
      aria-label={t('account_filters')}
      data-folded={isShown ? undefined : ''}
    >
      <button
        type="button"
        className="filters-toggle"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="sliders-horizontal" />
        <span>
          <b>{t('account_filters')}</b> {chosen.map((label) => t(label)).join(', ')}
        </span>
        <Icon name="chevron-down" size={16} />
      </button>
      <div role="group" aria-label={t('account_quick_ranges')} className="chip-row">
        <Chip
          icon="calendar"
          className="range-toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('account_range_own')}
        </Chip>
        {quickRanges.map(({ days, label }) => {
          const range = rangeOfDays(today, days);
          return (
            <Chip key={days} pressed={isSame(range, view.range)} onClick={() => show({ range })}>
              {t(label)}
            </Chip>
          );
        })}
      </div>
      <RangeForm
        key={`${view.range.from}${view.range.to}`}
        kind={kind}
        view={view}
        today={today}
        isOpen={isOpen}
      />
      <nav aria-label={t('account_types')} className="chip-row">
        {typeChips.map(({ type, label }) => (
          <ChipLink
            key={label}
            href={historyHref(kind.path, { ...view, type, method: undefined, page: 1 }, today)}
            linkAs={Link}
            current={type === view.type}
          >
            {t(label)}
          </ChipLink>
        ))}
      </nav>
      {children}
    </Panel>
  );
}
