import { lobbyPaths } from '@baize/contract/page-addresses';
import { gameHistoryType, type WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { type Column, Icon, Money, type RowDetail } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import * as paths from '../../addresses/paths.ts';
import { playedAddress } from '../../addresses/played-address.ts';
import type { HistoryInput } from '../../addresses/history-address.ts';
import { type App, useApp } from '../../app/app.ts';
import { callQuery, useIsClosed, useSession } from '../../call/index.ts';
import { type Translate, useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { fullMoment } from '../money/index.ts';
import { gameRowType } from './game-row-type.ts';
import { viewQuery } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';
import { HistoryPage } from './history-page.tsx';
import type { Total } from './history-report.tsx';
import { roundSums } from './round-sums.ts';
import { type Fact, RowFacts } from './row-facts.tsx';
import { timeColumn } from './time-column.tsx';
import { type Amounts, useAmounts, useHistoryView } from './use-history-view.ts';
import { walletName } from './wallets.ts';

type Report = WireReply<'GET /account/game-history'>['data'];
type Row = Report['data'][number];

const { bet, win, refund } = gameHistoryType;

const kind: HistoryKind = {
  file: 'games',
  path: paths.gameHistory,
  title: 'site_game_history',
  days: 3,
  className: 'game-history',
  empty: { title: 'account_games_empty', text: 'account_games_empty_text' },
  choice: {
    name: 'type',
    label: 'account_types',
    options: [
      { value: undefined, label: 'account_type_all' },
      { value: bet, label: 'account_type_bets' },
      { value: win, label: 'account_type_wins' },
      { value: refund, label: 'account_type_refunds' },
    ],
  },
};
/** Without an invitation to play. */
const closedKind: HistoryKind = {
  ...kind,
  empty: { title: 'account_games_empty', text: 'account_payments_empty_text' },
};

function GameCell({ row }: { row: Row }) {
  const isClosed = useIsClosed();
  return (
    <span className="history-game" data-shape={row.shape}>
      <img src={row.game_image} alt="" loading="lazy" width={36} height={48} />
      {isClosed ? <span>{row.game_name}</span> : <Link href={playedAddress(row)}>{row.game_name}</Link>}
    </span>
  );
}

function columnsOf(
  t: Translate,
  app: Pick<App, 'brand' | 'language'>,
  amounts: Amounts,
): readonly Column<Row>[] {
  return [
    {
      id: 'game',
      label: t('account_column_game'),
      leading: true,
      cell: (row) => <GameCell row={row} />,
    },
    timeColumn(t, app),
    {
      id: 'type',
      label: t('account_column_type'),
      cell: (row) => {
        const type = gameRowType(row);
        if (!type) return null;
        return (
          <span className="history-type" data-tone={type.tone}>
            <Icon name={type.icon} size={14} />
            {t(type.label)}
          </span>
        );
      },
    },
    {
      id: 'amount',
      label: t('account_column_amount'),
      align: 'end',
      cell: (row) => {
        const type = gameRowType(row);
        const text = `${type?.sign ?? ''}${amounts.ofWire(row.amount)}`;
        return <Money text={text} tone={type?.tone} className="font-semibold" />;
      },
    },
    {
      id: 'balance',
      label: t('account_column_balance'),
      align: 'end',
      cell: (row) => <Money text={amounts.ofWire(row.player_balance)} tone="plain" />,
    },
  ];
}

/** The sums of the row's round; of all its rows, so not if only one type is shown. */
function roundFacts(t: Translate, amounts: Amounts, rows: readonly Row[], row: Row): readonly Fact[] {
  const sums = roundSums(rows, row);
  return [
    { label: t('history_round_bet'), value: amounts.exact(sums.bet) },
    { label: t('history_round_win'), value: amounts.exact(sums.win) },
    ...(sums.refund === 0n ? [] : [{ label: t('history_round_refund'), value: amounts.exact(sums.refund) }]),
    { label: t('history_round_net'), value: amounts.signed(sums.net) },
  ];
}

function detailOf(
  t: Translate,
  app: Pick<App, 'brand' | 'language'>,
  amounts: Amounts,
  rows: readonly Row[] | undefined,
): RowDetail<Row> {
  return {
    label: t('history_detail'),
    labelOf: (row) => t('history_detail_of', { name: row.game_name, time: fullMoment(row.created_at, app) }),
    render: (row) => {
      const after = parseWire(row.player_balance);
      const amount = parseWire(row.amount);
      const before = row.type === bet ? after + amount : after - amount;
      return (
        <RowFacts
          lead={rows && t('history_round_lead')}
          facts={[
            ...(rows ? roundFacts(t, amounts, rows, row) : []),
            ...(row.wallet === undefined
              ? []
              : [{ label: t('history_wallet'), value: walletName(t, row.wallet) }]),
            {
              label: t('history_balance_change'),
              value: `${amounts.exact(before)} → ${amounts.exact(after)}`,
            },
            {
              label: t('history_round_id'),
              value: row.round_id,
              copy: { text: row.round_id, label: t('history_round_id_copy') },
            },
            {
              label: t('history_provider_id'),
              value: row.transaction_id,
              copy: { text: row.transaction_id, label: t('history_provider_id_copy') },
            },
          ]}
        />
      );
    },
  };
}

function totalsOf(t: Translate, amounts: Amounts, totals: Report['totals']): readonly Total[] {
  const net = parseWire(totals.net);
  return [
    { label: t('history_total_bet'), text: amounts.ofWire(totals.bet) },
    { label: t('history_total_win'), text: amounts.ofWire(totals.win) },
    ...(parseWire(totals.refund) === 0n
      ? []
      : [{ label: t('history_total_refund'), text: amounts.ofWire(totals.refund) }]),
    { label: t('history_total_net'), text: amounts.signed(net), tone: net > 0n ? 'gain' : 'plain' },
  ];
}

/** Bets, wins and refunds with the balance after each. */
export function GameHistoryPage({ input }: { input: HistoryInput }) {
  const t = useMessages();
  const app = useApp();
  const amounts = useAmounts();
  const { user } = useSession();
  const state = useHistoryView(kind, input);
  const report = useQuery({
    ...callQuery(app, 'GET /account/game-history', { query: viewQuery(state.view) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data } = report;
  return (
    <HistoryPage
      {...state}
      kind={user?.is_closed === 1 ? closedKind : kind}
      report={report}
      columns={columnsOf(t, app, amounts)}
      detail={detailOf(t, app, amounts, state.view.type === undefined ? data?.data.data : undefined)}
      totals={data && totalsOf(t, amounts, data.data.totals)}
      start={{ href: lobbyPaths.casino, label: 'account_games_empty_action' }}
    />
  );
}
