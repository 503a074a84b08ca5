import { transactionKind, type WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { type Column, Icon, Money } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import type { HistoryInput } from '../../addresses/history-address.ts';
import { type App, useApp } from '../../app/app.ts';
import { callQuery, useSession } from '../../call/index.ts';
import { type Translate, useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { PaymentDetail, siteDay, TransactionState, usePaymentUpdates } from '../money/index.ts';
import { readView, viewQuery } from './history-address.ts';
import type { HistoryKind } from './history-filters.tsx';
import { HistoryPage } from './history-page.tsx';
import { MethodFilter } from './method-filter.tsx';
import { timeColumn } from './time-column.tsx';

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
  app: Pick<App, 'brand' | 'language'>,
  amountText: (wire: string) => string,
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
        const text = `${sign}${amountText(row.amount)}`;
        return <Money text={text} tone="plain" className="font-semibold" />;
      },
    },
  ];
}

/** Deposits and withdrawals with their statuses, updated as they are decided. */
export function FinancialHistoryPage({ input }: { input: HistoryInput }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const app = useApp();
  const { user } = useSession();
  usePaymentUpdates();
  const [openId, setOpenId] = useState<number>();
  const today = siteDay(app.brand);
  const view = readView(input, kind.types, today);
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
        kind={kind}
        view={view}
        today={today}
        title={t('site_financial_history')}
        report={report}
        columns={columnsOf(t, app, (wire) => money.exact(parseWire(wire), user?.currency), setOpenId)}
        className="financial-history"
        filter={<MethodFilter path={kind.path} view={view} today={today} />}
        empty={{ title: 'account_payments_empty', text: 'account_payments_empty_text' }}
        startHref={paths.deposit}
        startLabel="site_deposit"
        startVariant="money"
      />
      <PaymentDetail id={openId} onClose={() => setOpenId(undefined)} />
    </>
  );
}
