import type { UseQueryResult } from '@tanstack/react-query';
import {
  Button,
  ButtonLink,
  type Column,
  DataTable,
  EmptyState,
  Pagination,
  Panel,
  Skeleton,
} from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';
import type { ReactNode } from 'react';

import { failureText, useIsClosed } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link, type LinkProps } from '../../router/index.ts';
import { historyHref, type HistoryView } from './history-address.ts';
import type { HistoryKind } from './history-filters.tsx';

interface Page<Row> {
  readonly data: {
    readonly data: readonly Row[];
    readonly total: number;
    readonly last_page: number;
    readonly current_page: number;
  };
}

export interface HistoryReportProps<Row> {
  readonly kind: HistoryKind;
  readonly view: HistoryView;
  readonly today: string;
  readonly title: string;
  readonly report: UseQueryResult<Page<Row>>;
  readonly columns: readonly Column<Row>[];
  /** The table's class; the stylesheet lays out its cards on phones. */
  readonly className: string;
  readonly empty: { readonly title: MessageKey; readonly text: MessageKey };
  /** The link for a player who has no rows yet. */
  readonly startHref: string;
  readonly startLabel: MessageKey;
  readonly startVariant?: 'fill' | 'money';
  /** What can be done with all rows of the view, beside their count. */
  readonly actions?: ReactNode;
}

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6];

function ReportSkeleton() {
  const t = useMessages();
  return (
    <Panel className="grid gap-3 p-4" role="status" aria-label={t('site_loading')}>
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} className="h-13 w-full" />
      ))}
    </Panel>
  );
}

/** All pages of a report share a path, so the pagination says which one is current. */
function PageLink(props: LinkProps) {
  return <Link aria-current={undefined} {...props} />;
}

/** The rows of a report with pagination, or a message instead. */
export function HistoryReport<Row extends { readonly id: number }>(props: HistoryReportProps<Row>) {
  const { kind, view, today, title, report, columns, className, empty } = props;
  const t = useMessages();
  const isClosed = useIsClosed();
  const { data, error, isPlaceholderData, refetch } = report;
  if (error) {
    return (
      <EmptyState
        icon="triangle-alert"
        tone="failed"
        title={t('account_report_failed')}
        text={failureText(error, t('site_unknown_error'))}
        action={<Button onClick={() => void refetch()}>{t('site_try_again')}</Button>}
      />
    );
  }
  if (!data) return <ReportSkeleton />;

  const { data: rows, total, last_page: last, current_page: current } = data.data;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon="history"
        title={t(empty.title)}
        text={t(empty.text)}
        action={
          !isClosed && (
            <ButtonLink href={props.startHref} linkAs={Link} variant={props.startVariant}>
              {t(props.startLabel)}
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <>
      <div className="history-summary">
        <p className="text-ink-3" role="status">
          {t('account_rows_count', { count: total })}
        </p>
        {props.actions && <div className="history-actions">{props.actions}</div>}
      </div>
      <Panel>
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          keyOf={(row) => row.id}
          busy={isPlaceholderData}
          className={className}
        />
      </Panel>
      <Pagination
        label={t('account_pages')}
        previousLabel={t('account_page_previous')}
        nextLabel={t('account_page_next')}
        current={current}
        last={last}
        hrefOf={(page) => historyHref(kind.path, { ...view, page }, today)}
        linkAs={PageLink}
      />
    </>
  );
}
