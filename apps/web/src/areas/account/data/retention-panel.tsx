import { durationText } from '@baize/messages/duration';
import type { WireReply } from '@baize/contract';
import { Button, type Column, DataTable, EmptyState, Panel, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { callQuery, failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';

type Row = WireReply<'GET /retention'>['data'][number];

/** What is kept for how long and why: the times of the jobs that delete. */
export function RetentionPanel() {
  const t = useMessages();
  const { data: reply, error, refetch } = useQuery(callQuery(useApp(), 'GET /retention'));
  const columns: readonly Column<Row>[] = [
    {
      id: 'what',
      label: t('own_data_column_what'),
      leading: true,
      cell: ({ kind }) => t(`own_data_what_${kind}`),
    },
    {
      id: 'long',
      label: t('own_data_column_long'),
      cell: ({ minutes, since }) =>
        t(`own_data_since_${since}`, minutes === null ? {} : { time: durationText(t, minutes, 'long') }),
    },
    { id: 'why', label: t('own_data_column_why'), cell: ({ kind }) => t(`own_data_why_${kind}`) },
  ];
  return (
    <Panel as="section" className="own-data-panel" aria-labelledby="own-data-retention">
      <h2 id="own-data-retention">{t('own_data_retention')}</h2>
      <p className="own-data-note">{t('own_data_retention_lead')}</p>
      {reply ? (
        <DataTable
          className="own-data-retention"
          caption={t('own_data_retention')}
          columns={columns}
          rows={reply.data}
          keyOf={({ kind }) => kind}
        />
      ) : error ? (
        <EmptyState
          icon="triangle-alert"
          tone="failed"
          title={t('own_data_retention_failed')}
          text={failureText(error, t('site_unknown_error'))}
          action={<Button onClick={() => void refetch()}>{t('site_try_again')}</Button>}
        />
      ) : (
        <div role="status" aria-label={t('site_loading')}>
          <Skeleton className="h-96" />
        </div>
      )}
    </Panel>
  );
}
