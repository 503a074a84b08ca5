import type { WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { type Column, Icon, Money, type RowDetail } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { HistoryInput } from '../../addresses/history-address.ts';
import * as paths from '../../addresses/paths.ts';
import { type App, useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { type Translate, useMessages } from '../../messages/use-messages.ts';
import { fullMoment } from '../money/index.ts';
import { viewQuery } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';
import { HistoryPage } from './history-page.tsx';
import { logTexts } from './log-texts.ts';
import { RowFacts } from './row-facts.tsx';
import { timeColumn } from './time-column.tsx';
import { type Amounts, useAmounts, useHistoryView } from './use-history-view.ts';
import { walletsOf } from './wallets.ts';

type Row = WireReply<'GET /account/logs'>['data']['data'][number];

function kindOf(brand: App['brand']): HistoryKind {
  return {
    file: 'activities',
    path: paths.accountActivities,
    title: 'site_account_activities',
    days: 3,
    className: 'account-activities',
    empty: { title: 'account_payments_empty', text: 'account_payments_empty_text' },
    choice: { name: 'wallet', label: 'history_wallets', options: walletsOf(brand) },
  };
}

function columnsOf(
  t: Translate,
  app: Pick<App, 'brand' | 'language'>,
  amounts: Amounts,
): readonly Column<Row>[] {
  return [
    {
      id: 'kind',
      label: t('history_column_activity'),
      leading: true,
      cell: (row) => (
        <span className="history-log">
          <Icon name={logTexts[row.log_name].icon} size={16} />
          {t(logTexts[row.log_name].name)}
        </span>
      ),
    },
    timeColumn(t, app),
    {
      id: 'amount',
      label: t('account_column_amount'),
      align: 'end',
      cell: (row) => {
        const amount = parseWire(row.amount);
        const tone = amount > 0n ? 'gain' : 'plain';
        return <Money text={amounts.signed(amount)} tone={tone} className="font-semibold" />;
      },
    },
    {
      id: 'balance',
      label: t('history_column_balance_after'),
      align: 'end',
      cell: (row) => <Money text={amounts.ofWire(row.new_balance)} tone="plain" />,
    },
  ];
}

function detailOf(t: Translate, app: Pick<App, 'brand' | 'language'>, amounts: Amounts): RowDetail<Row> {
  return {
    label: t('history_detail'),
    labelOf: (row) =>
      t('history_detail_of', {
        name: t(logTexts[row.log_name].name),
        time: fullMoment(row.created_at, app),
      }),
    render: (row) => {
      const after = parseWire(row.new_balance);
      const before = after - parseWire(row.amount);
      return (
        <RowFacts
          lead={t(logTexts[row.log_name].text)}
          facts={[
            {
              label: t('history_balance_change'),
              value: `${amounts.exact(before)} → ${amounts.exact(after)}`,
            },
            { label: t('history_provider'), value: row.external_data.provider },
            {
              label: t('history_provider_id'),
              value: row.external_id,
              copy: { text: row.external_id, label: t('history_provider_id_copy') },
            },
          ]}
        />
      );
    },
  };
}

/** What changed the balance of one of the player's wallets. */
export function AccountActivitiesPage({ input }: { input: HistoryInput }) {
  const t = useMessages();
  const app = useApp();
  const amounts = useAmounts();
  const kind = kindOf(app.brand);
  const state = useHistoryView(kind, input);
  const report = useQuery({
    ...callQuery(app, 'GET /account/logs', { query: viewQuery(state.view) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <HistoryPage
      {...state}
      kind={kind}
      report={report}
      columns={columnsOf(t, app, amounts)}
      detail={detailOf(t, app, amounts)}
    />
  );
}
