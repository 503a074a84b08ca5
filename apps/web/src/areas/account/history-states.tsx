import { Button, ButtonLink, EmptyState, Panel, Skeleton } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import { CallFailure, failureText, isLost, useIsClosed } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { historyHref, type HistoryView } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';
import { periodBefore } from './history-periods.ts';
import { StayLink } from './stay-link.tsx';

/** Where a player without rows can go instead. */
export interface StartLink {
  readonly href: string;
  readonly label: MessageKey;
  readonly variant?: 'fill' | 'money';
}

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6];

export function ReportSkeleton() {
  const t = useMessages();
  return (
    <div className="grid gap-4" role="status" aria-label={t('site_loading')}>
      <Skeleton className="h-5 w-40" />
      <Panel className="history-skeleton">
        {SKELETON_ROWS.map((row) => (
          <div key={row}>
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-5 w-1/5" />
            <Skeleton className="h-5 w-24" />
          </div>
        ))}
      </Panel>
    </div>
  );
}

/** A gateway before the server answers 524 (or 504) if the server takes too long; our own calls end a bit later. */
function isTimeOut(error: unknown): boolean {
  if (!(error instanceof CallFailure)) return false;
  return error.status === 524 || error.status === 504 || error.error === 'timed_out';
}

export function FailedReport({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages();
  const timedOut = isTimeOut(error);
  return (
    <EmptyState
      icon={timedOut ? 'timer' : isLost(error) ? 'wifi-off' : 'triangle-alert'}
      tone="failed"
      title={t(timedOut ? 'history_timed_out' : 'account_report_failed')}
      text={timedOut ? t('history_timed_out_text') : failureText(error, t('site_unknown_error'))}
      action={<Button onClick={onRetry}>{t('site_try_again')}</Button>}
    />
  );
}

interface PagePastEndProps {
  readonly page: number;
  readonly last: number;
  readonly lastHref: string;
}

export function PagePastEnd({ page, last, lastHref }: PagePastEndProps) {
  const t = useMessages();
  return (
    <EmptyState
      icon="history"
      title={t('history_past_end', { page })}
      text={t('history_past_end_text', { last })}
      action={
        <ButtonLink href={lastHref} linkAs={Link}>
          {t('history_past_end_action')}
        </ButtonLink>
      }
    />
  );
}

interface EmptyReportProps {
  readonly kind: HistoryKind;
  readonly view: HistoryView;
  readonly today: string;
  readonly start: StartLink | undefined;
}

export function EmptyReport({ kind, view, today, start }: EmptyReportProps) {
  const t = useMessages();
  const isClosed = useIsClosed();
  const before = periodBefore(view.range, today);
  return (
    <EmptyState
      icon="history"
      title={t(kind.empty.title)}
      text={t(kind.empty.text)}
      action={
        <>
          {before && (
            <ButtonLink
              href={historyHref(kind, { ...view, range: before, page: 1 }, today)}
              linkAs={StayLink}
              variant="line"
              icon="chevron-left"
            >
              {t('history_period_before')}
            </ButtonLink>
          )}
          {start && !isClosed && (
            <ButtonLink href={start.href} linkAs={Link} variant={start.variant}>
              {t(start.label)}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
