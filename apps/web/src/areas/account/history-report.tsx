import { type Column, DataTable, type MoneyProps, Money, Pagination, Panel, type RowDetail } from '@baize/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link, type LinkProps } from '../../router/index.ts';
import { fullMoment, siteTime } from '../money/index.ts';
import { historyHref, type HistoryView } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';
import { EmptyReport, FailedReport, PagePastEnd, ReportSkeleton, type StartLink } from './history-states.tsx';

/** A page of rows, as all histories reply. */
interface ReportPage<Row> {
  readonly data: {
    readonly data: readonly Row[];
    readonly total: number;
    readonly per_page: number;
    readonly last_page: number;
    readonly current_page: number;
    /** What is older has been moved away. */
    readonly starts_at?: string | null;
  };
}

/** A sum of the whole range. */
export interface Total {
  readonly label: string;
  readonly text: string;
  readonly tone?: MoneyProps['tone'];
}

export interface HistoryReportProps<Row> {
  readonly kind: HistoryKind;
  readonly view: HistoryView;
  /** The brand's current day. */
  readonly today: string;
  readonly report: Pick<UseQueryResult<ReportPage<Row>>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>;
  readonly columns: readonly Column<Row>[];
  readonly detail?: RowDetail<Row>;
  readonly totals?: readonly Total[] | undefined;
  /** Below the rows. */
  readonly note?: ReactNode;
  /** The link for a player who has no rows yet. */
  readonly start?: StartLink;
  /** What can be done with all rows of the view, beside their count. */
  readonly actions?: ReactNode;
}

/** All pages of a report share a path, so the pagination says which one is current. */
function PageLink(props: LinkProps) {
  return <Link aria-current={undefined} {...props} />;
}

interface SummaryProps {
  readonly total: number;
  readonly totals: readonly Total[];
  readonly actions: ReactNode;
  /** Its number. */
  readonly page: number;
}

/** How many rows there are, what they sum up to, and what can be done with them. */
function Summary({ total, totals, actions, page }: SummaryProps) {
  const t = useMessages();
  const count = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  // Another page begins at its first row; the pressed link is below the last one or gone. Filters keep the focus.
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!document.activeElement?.closest('.history-filters')) count.current?.focus({ preventScroll: true });
  }, [page]);
  return (
    <div className="history-summary">
      <p ref={count} role="status" tabIndex={-1}>
        {t('account_rows_count', { count: total })}
      </p>
      {totals.length > 0 && (
        <dl className="history-totals" aria-label={t('history_totals')}>
          {totals.map(({ label, text, tone }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Money text={text} tone={tone ?? 'plain'} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className="history-actions">{actions}</div>}
    </div>
  );
}

/** Says that a period begins before the oldest row that is still here. */
function StartNote({ view, startsAt }: { view: HistoryView; startsAt: string | null | undefined }) {
  const t = useMessages();
  const app = useApp();
  if (!startsAt || view.range.from >= siteTime(app.brand, new Date(startsAt))) return null;
  return <p className="history-note">{t('history_starts_at', { time: fullMoment(startsAt, app) })}</p>;
}

/** The rows of a report with totals and pagination, or a message instead. */
export function HistoryReport<Row extends { readonly id: number }>(props: HistoryReportProps<Row>) {
  const { kind, view, today, report, columns, detail, totals = [], note } = props;
  const t = useMessages();
  const { data, error, isPlaceholderData, refetch } = report;
  if (error && !data) return <FailedReport error={error} onRetry={() => void refetch()} />;
  if (!data) return <ReportSkeleton />;

  const { data: rows, total, per_page: size, last_page: last, current_page: current } = data.data;
  const hrefOf = (page: number) => historyHref(kind, { ...view, page }, today);
  const startNote = <StartNote view={view} startsAt={data.data.starts_at} />;
  if (rows.length === 0 && total > 0)
    return <PagePastEnd page={current} last={last} lastHref={hrefOf(last)} />;
  if (rows.length === 0) {
    return (
      <>
        <EmptyReport kind={kind} view={view} today={today} start={props.start} />
        {startNote}
      </>
    );
  }
  const first = (current - 1) * size + 1;
  return (
    <>
      <Summary total={total} totals={totals} actions={props.actions} page={current} />
      <Panel className="history-rows">
        <DataTable
          caption={t(kind.title)}
          columns={columns}
          rows={rows}
          keyOf={(row) => row.id}
          detail={detail}
          busy={isPlaceholderData}
          className={kind.className}
        />
      </Panel>
      {startNote}
      {note}
      {total > size && (
        <div className="history-foot">
          <Pagination
            label={t('account_pages')}
            previousLabel={t('account_page_previous')}
            nextLabel={t('account_page_next')}
            current={current}
            last={last}
            hrefOf={hrefOf}
            linkAs={PageLink}
          />
          <p>{t('history_rows_shown', { first, last: first + rows.length - 1, total })}</p>
        </div>
      )}
    </>
  );
}
