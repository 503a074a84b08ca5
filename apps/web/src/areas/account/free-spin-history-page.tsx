import { freeSpinHistoryStatus, type WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { type Column, Money, type RowDetail } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { HistoryInput } from '../../addresses/history-address.ts';
import * as paths from '../../addresses/paths.ts';
import { playAddress } from '../../addresses/play-address.ts';
import { type App, useApp } from '../../app/app.ts';
import { callQuery, useIsClosed } from '../../call/index.ts';
import { type Translate, useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { fullMoment } from '../money/index.ts';
import { FreeSpinOffers } from '../rewards/index.ts';
import { viewQuery } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';
import { HistoryPage } from './history-page.tsx';
import { RewardStatus, type StatusTone } from './reward-status.tsx';
import { RowFacts } from './row-facts.tsx';
import { timeColumn } from './time-column.tsx';
import { type Amounts, useAmounts, useHistoryView } from './use-history-view.ts';

type Row = WireReply<'GET /account/free-spin-history'>['data']['data'][number];

const { active, cancelled, completed } = freeSpinHistoryStatus;

const statuses: Readonly<Record<number, { readonly label: MessageKey; readonly tone: StatusTone }>> = {
  [active]: { label: 'rewards_status_active', tone: 'running' },
  [cancelled]: { label: 'rewards_status_cancelled', tone: 'off' },
  [completed]: { label: 'rewards_status_completed', tone: 'done' },
};

const kind: HistoryKind = {
  path: paths.freeSpins,
  title: 'site_free_spins',
  days: 3,
  className: 'spin-history',
  empty: { title: 'rewards_spins_empty', text: 'rewards_spins_empty_text' },
  choice: {
    name: 'status',
    label: 'rewards_status',
    options: [
      { value: undefined, label: 'rewards_status_all' },
      ...[active, completed, cancelled].map((value) => ({
        value,
        label: statuses[value]?.label ?? 'rewards_status_all',
      })),
    ],
  },
};

function GameCell({ row }: { readonly row: Row }) {
  const isClosed = useIsClosed();
  const name = row.game_name ?? row.name;
  return (
    <span className="history-game" data-shape={row.shape}>
      <img src={row.image} alt="" loading="lazy" width={36} height={48} />
      <span className="grid">
        {row.game_id === null || isClosed ? (
          <span>{name}</span>
        ) : (
          <Link href={playAddress(row.game_id)}>{name}</Link>
        )}
        {row.game_name !== null && <small className="text-12 text-ink-3">{row.name}</small>}
      </span>
    </span>
  );
}

function columnsOf(
  t: Translate,
  app: Pick<App, 'brand' | 'language'>,
  amounts: Amounts,
): readonly Column<Row>[] {
  return [
    { id: 'name', label: t('site_free_spins'), leading: true, cell: (row) => <GameCell row={row} /> },
    timeColumn(t, app),
    {
      id: 'status',
      label: t('rewards_status'),
      cell: ({ status }) => <RewardStatus status={statuses[status]} />,
    },
    {
      id: 'amount',
      label: t('rewards_column_stake'),
      align: 'end',
      cell: ({ amount }) => amounts.ofWire(amount),
    },
    {
      id: 'count',
      label: t('rewards_column_left'),
      align: 'end',
      cell: ({ left, count }) => `${left} / ${count}`,
    },
    {
      id: 'won',
      label: t('rewards_column_won'),
      align: 'end',
      cell: ({ total_win: won }) => (
        <Money
          text={amounts.ofWire(won)}
          tone={parseWire(won) > 0n ? 'gain' : 'plain'}
          className="font-semibold"
        />
      ),
    },
  ];
}

function detailOf(t: Translate, app: Pick<App, 'brand' | 'language'>): RowDetail<Row> {
  return {
    label: t('history_detail'),
    labelOf: (row) => t('history_detail_of', { name: row.name, time: fullMoment(row.created_at, app) }),
    render: (row) => (
      <RowFacts
        facts={[
          { label: t('rewards_column_bonus'), value: row.name },
          ...(row.expires_at
            ? [{ label: t('rewards_fact_expires'), value: fullMoment(row.expires_at, app) }]
            : []),
          ...(row.ended_at ? [{ label: t('rewards_fact_ended'), value: fullMoment(row.ended_at, app) }] : []),
        ]}
      />
    ),
  };
}

/** Free rounds to claim and to play, and those that were claimed. */
export function FreeSpinHistoryPage({ input }: { input: HistoryInput }) {
  const t = useMessages();
  const app = useApp();
  const amounts = useAmounts();
  const state = useHistoryView(kind, input);
  const report = useQuery({
    ...callQuery(app, 'GET /account/free-spin-history', { query: viewQuery(state.view) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <HistoryPage
      {...state}
      kind={kind}
      lead={t('rewards_spins_lead')}
      head={<FreeSpinOffers />}
      report={report}
      columns={columnsOf(t, app, amounts)}
      detail={detailOf(t, app)}
    />
  );
}
