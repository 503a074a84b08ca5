import type { ReactNode } from 'react';

import { AccountFrame } from '../../frame/account-frame.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryReport, type HistoryReportProps } from './history-report.tsx';
import './history.css';

/** A report with its filters. */
export function HistoryPage<Row extends { readonly id: number }>(
  props: HistoryReportProps<Row> & { readonly filter?: ReactNode },
) {
  const { kind, view, today, title, filter } = props;
  return (
    <AccountFrame title={title}>
      <HistoryFilters kind={kind} view={view} today={today}>
        {filter}
      </HistoryFilters>
      <HistoryReport {...props} />
    </AccountFrame>
  );
}
