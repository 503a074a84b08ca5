import { transactionKind, type WireReply } from '@baize/contract';
import { formatMoney, parseWire } from '@baize/currency';
import { type Column, Money } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import * as paths from '../../addresses/paths.ts';
import { AccountFrame } from '../../frame/account-frame.tsx';
import type { HistoryInput } from '../../addresses/history-address.ts';
import { useApp } from '../../app/app.ts';
import { callQuery, useSession } from '../../call/index.ts';
import { type Translate, useMessages } from '../../messages/use-messages.ts';
import {
  fullMoment,
  readRange,
  reportQuery,
  siteDay,
  TransactionState,
  usePaymentUpdates,
} from '../money/index.ts';
import { HistoryFilters, type HistoryKind } from './history-filters.tsx';
import { HistoryReport } from './history-report.tsx';
import './history.css';

type Row = WireReply<'GET /account/financial-history'>['data']['data'][number];

const { deposit, withdraw } = transactionKind;

const kind: HistoryKind = {
  path: paths.financialHistory,
  types: [
    { type: deposit, label: 'account_type_deposits' },
    { type: withdraw, label: 'account_type_withdrawals' },
  ],
};

function columnsOf(
  t: Translate,
  language: 'tr' | 'en',
  currency: number | undefined,
): readonly Column<Row>[] {
  return [
    {
      id: 'method',
      label: t('account_column_method'),
      leading: true,
      cell: (row) => row.payment.name,
    },
    {
      id: 'type',
      label: t('account_column_type'),
      cell: (row) => t(row.type === deposit ? 'account_type_deposit' : 'account_type_withdrawal'),
    },
    {
      id: 'time',
      label: t('account_column_time'),
      cell: (row) => (
        <span className="text-ink-2">
          <time dateTime={row.created_at}>{fullMoment(row.created_at, language)}</time>
        </span>
      ),
    },
    {
      id: 'status',
      label: t('account_column_status'),
      cell: (row) => (
        <span className="grid gap-1">
          <TransactionState status={row.status} />
          {row.manager_note && <small className="text-12 text-ink-3">{row.manager_note}</small>}
        </span>
      ),
    },
    {
      id: 'amount',
      label: t('account_column_amount'),
      align: 'end',
      cell: (row) => {
        const sign = row.type === deposit ? '+' : '−';
        const text = `${sign}${formatMoney(parseWire(row.amount), currency)}`;
        return <Money text={text} tone="plain" className="font-semibold" />;
      },
    },
  ];
}

/** Deposits and withdrawals with their statuses, updated as they are decided. */
export function FinancialHistoryPage({ input }: { input: HistoryInput }) {
  const t = useMessages();
  const app = useApp();
  const { user } = useSession();
  usePaymentUpdates();
  const today = siteDay();
  const type = kind.types.find((known) => known.type === input.type)?.type;
  const view = { range: readRange(input.from, input.to, today), type, page: input.page };
  const report = useQuery({
    ...callQuery(app, 'GET /account/financial-history', {
      query: { ...reportQuery(view.range), page: view.page, ...(type === undefined ? {} : { type }) },
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const title = t('site_financial_history');
  return (
    <AccountFrame title={title}>
      <HistoryFilters kind={kind} view={view} today={today} />
      <HistoryReport
        kind={kind}
        view={view}
        today={today}
        title={title}
        report={report}
        columns={columnsOf(t, app.language, user?.currency)}
        keyOf={(row) => row.id}
        className="financial-history"
        empty={{ title: 'account_payments_empty', text: 'account_payments_empty_text' }}
        startHref={paths.deposit}
        startLabel="site_deposit"
      />
    </AccountFrame>
  );
}
