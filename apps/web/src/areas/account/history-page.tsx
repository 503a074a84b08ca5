import type { ReactNode } from 'react';

import { AccountFrame } from '../../frame/account-frame.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { DownloadMenu } from './download-menu.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryReport, type HistoryReportProps } from './history-report.tsx';
import type { HistoryState } from './use-history-view.ts';
import './history.css';

interface HistoryPageProps<Row> extends HistoryReportProps<Row>, HistoryState {
  /** A sentence below the title. */
  readonly lead?: string;
  /** Above the filters. */
  readonly head?: ReactNode;
  /** A filter that only this report has. */
  readonly filter?: ReactNode;
}

/** A report with its filters. */
export function HistoryPage<Row extends { readonly id: number }>(props: HistoryPageProps<Row>) {
  const { kind, view, today, lead, head, filter, report } = props;
  const total = report.data?.data.total ?? 0;
  const { file } = kind;
  const t = useMessages();
  return (
    <AccountFrame title={t(kind.title)} {...(lead !== undefined && { lead })}>
      {head}
      <HistoryFilters {...props}>{filter}</HistoryFilters>
      <HistoryReport
        {...props}
        actions={file && <DownloadMenu kind={{ ...kind, file }} view={view} today={today} total={total} />}
      />
    </AccountFrame>
  );
}
