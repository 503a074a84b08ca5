import { transactionKind, type WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { type Column, Icon, Money } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import type { HistoryInput } from '../../addresses/history-address.ts';
import { type App, useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { type Translate, useMessages } from '../../messages/use-messages.ts';
import { bookedSum, PaymentDetail, SumNotes, TransactionState, usePaymentUpdates } from '../money/index.ts';
import { viewQuery } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';
import { HistoryPage } from './history-page.tsx';
import type { Total } from './history-report.tsx';
import { MethodFilter } from './method-filter.tsx';
import { timeColumn } from './time-column.tsx';
import { type Amounts, useAmounts, useHistoryView } from './use-history-view.ts';

type Report = WireReply<'GET /account/financial-history'>['data'];
type Row = Report['data'][number];

const { deposit, withdraw } = transactionKind;

const kind: HistoryKind = {
  file: 'financial',
  path: paths.financialHistory,
  title: 'site_financial_history',
  days: 3,
  className: 'financial-history',
  empty: { title: 'account_payments_empty', text: 'account_payments_empty_text' },
  choice: {
    name: 'type',
    label: 'account_types',
    options: [
      { value: undefined, label: 'account_type_all' },
      { value: deposit, label: 'account_type_deposits' },
      { value: withdraw, label: 'account_type_withdrawals' },
    ],
  },
};

function columnsOf(
  t: Translate,
  app: Pick<App, 'brand' | 'language'>,
  amounts: Amounts,
  onOpen: (id: number) => void,
): readonly Column<Row>[] {
  return [
    {
      id: 'method',
      label: t('account_column_method'),
      leading: true,
      cell: (row) => (
        <button
          type="button"
          className="history-detail"
          aria-haspopup="dialog"
          aria-label={t('account_payment_detail', { method: row.payment.name, id: row.id })}
          onClick={() => onOpen(row.id)}
        >
          {row.payment.name}
          <Icon name="chevron-right" size={16} />
        </button>
      ),
    },
    {
      id: 'type',
      label: t('account_column_type'),
      cell: (row) => t(row.type === deposit ? 'account_type_deposit' : 'account_type_withdrawal'),
    },
    timeColumn(t, app),
    {
      id: 'status',
      label: t('account_column_status'),
      cell: (row) => (
        <span className="grid gap-1">
          <TransactionState status={row.status} isStopped={row.is_stopped} />
          {row.manager_note && <small className="text-12 text-ink-3">{row.manager_note}</small>}
        </span>
      ),
    },
    {
      id: 'amount',
      label: t('account_column_amount'),
      align: 'end',
      cell: (row) => {
        const { shownMinor, isBooked } = bookedSum(row);
        const text = isBooked ? amounts.signed(shownMinor) : amounts.exact(shownMinor);
        return (
          <span className="grid justify-items-end">
            <Money text={text} tone="plain" className="font-semibold" />
            <SumNotes transaction={row} />
          </span>
        );
      },
    },
  ];
}

/** What was credited and paid out, and what the player has paid in on balance. */
function totalsOf(t: Translate, amounts: Amounts, totals: Report['totals']): readonly Total[] {
  const net = parseWire(totals.net);
  return [
    { label: t('history_total_deposits'), text: amounts.ofWire(totals.deposits) },
    { label: t('history_total_withdrawals'), text: amounts.ofWire(totals.withdrawals) },
    { label: t('history_total_paid_in'), text: net < 0n ? amounts.signed(net) : amounts.exact(net) },
  ];
}

/** Deposits and withdrawals with their statuses, updated as they are decided. */
export function FinancialHistoryPage({ input }: { input: HistoryInput }) {
  const t = useMessages();
  const app = useApp();
  const amounts = useAmounts();
  usePaymentUpdates();
  const [openId, setOpenId] = useState<number>();
  const state = useHistoryView(kind, input);
  const { view, today } = state;
  const report = useQuery({
    ...callQuery(app, 'GET /account/financial-history', {
      query: { ...viewQuery(view), ...(view.method !== undefined && { payment_id: view.method }) },
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <HistoryPage
        {...state}
        kind={kind}
        report={report}
        columns={columnsOf(t, app, amounts, setOpenId)}
        totals={report.data && totalsOf(t, amounts, report.data.data.totals)}
        filter={<MethodFilter kind={kind} view={view} today={today} />}
        start={{ href: paths.deposit, label: 'site_deposit', variant: 'money' }}
      />
      <PaymentDetail id={openId} onClose={() => setOpenId(undefined)} />
    </>
  );
}
