import type { WireReply } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';
import { type Column, Icon, Money, type RowDetail } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { HistoryInput } from '../../addresses/history-address.ts';
import * as paths from '../../addresses/paths.ts';
import { type App, useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { type Translate, useMessages } from '../../messages/use-messages.ts';
import { fullMoment, TransactionState, useWalletUpdates, walletTexts } from '../money/index.ts';
import { viewQuery } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';
import { HistoryPage } from './history-page.tsx';
import { RowFacts } from './row-facts.tsx';
import { timeColumn } from './time-column.tsx';
import { type Amounts, useAmounts, useHistoryView } from './use-history-view.ts';

type Row = WireReply<'GET /account/game-transfers'>['data']['data'][number];

const TO_MAIN = 1;
const PENDING = 0;

const kind: HistoryKind = {
  path: paths.gameTransfers,
  title: 'site_game_transfers',
  days: 2,
  className: 'game-transfers',
  empty: { title: 'wallet_history_empty', text: 'wallet_history_empty_text' },
  choice: {
    name: 'type',
    label: 'account_types',
    options: [
      { value: undefined, label: 'account_type_all' },
      { value: 1, label: 'wallet_type_to_main' },
      { value: 2, label: 'wallet_type_to_wallet' },
    ],
  },
};

const reasons: Readonly<Record<NonNullable<Row['reason']>, MessageKey>> = {
  closed: 'wallet_reason_closed',
  frozen: 'wallet_reason_frozen',
  not_permitted: 'wallet_reason_not_permitted',
  debt: 'wallet_reason_debt',
  limit: 'wallet_reason_limit',
  bonus: 'wallet_reason_bonus',
  waiting: 'wallet_reason_waiting',
  insufficient: 'wallet_reason_insufficient',
  balance_limit: 'wallet_reason_balance_limit',
};

/** From which wallet to which. */
function wayText({ type, wallet }: Row, t: Translate): string {
  const [main, other] = [t('history_wallet_main'), t(walletTexts[wallet].name)];
  return type === TO_MAIN ? `${other} → ${main}` : `${main} → ${other}`;
}

function leadOf({ status, reason, type }: Row, t: Translate): string {
  if (reason) return t(reasons[reason]);
  if (status === PENDING) return t('wallet_history_pending');
  return t(type === TO_MAIN ? 'wallet_history_to_main' : 'wallet_history_to_wallet');
}

function columnsOf(
  t: Translate,
  app: Pick<App, 'brand' | 'language'>,
  amounts: Amounts,
): readonly Column<Row>[] {
  return [
    {
      id: 'way',
      label: t('wallet_column_way'),
      leading: true,
      cell: (row) => (
        <span className="history-log">
          <Icon name={walletTexts[row.wallet].icon} size={16} />
          {wayText(row, t)}
        </span>
      ),
    },
    timeColumn(t, app),
    {
      id: 'status',
      label: t('account_column_status'),
      cell: (row) => <TransactionState status={row.status} />,
    },
    {
      id: 'amount',
      label: t('account_column_amount'),
      align: 'end',
      cell: (row) => <Money text={amounts.ofWire(row.amount)} tone="plain" className="font-semibold" />,
    },
  ];
}

function detailOf(t: Translate, app: Pick<App, 'brand' | 'language'>): RowDetail<Row> {
  return {
    label: t('history_detail'),
    labelOf: (row) =>
      t('history_detail_of', { name: wayText(row, t), time: fullMoment(row.created_at, app) }),
    render: (row) => (
      <RowFacts
        lead={leadOf(row, t)}
        facts={[
          ...(row.decided_at ? [{ label: t('wallet_decided'), value: fullMoment(row.decided_at, app) }] : []),
          {
            label: t('wallet_number'),
            value: String(row.id),
            copy: { text: String(row.id), label: t('wallet_number_copy') },
          },
        ]}
      />
    ),
  };
}

/** Transfers between main and the other wallets, with what became of each. */
export function GameTransfersPage({ input }: { input: HistoryInput }) {
  const t = useMessages();
  const app = useApp();
  const amounts = useAmounts();
  useWalletUpdates();
  const state = useHistoryView(kind, input);
  const report = useQuery({
    ...callQuery(app, 'GET /account/game-transfers', { query: viewQuery(state.view) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <HistoryPage
      {...state}
      kind={kind}
      report={report}
      columns={columnsOf(t, app, amounts)}
      detail={detailOf(t, app)}
      start={{ href: paths.pokerTransfer, label: 'site_transfers' }}
    />
  );
}
