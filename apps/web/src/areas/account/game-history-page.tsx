import { lobbyPaths } from '@baize/contract/page-addresses';
import { gameHistoryType, type WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { type Column, Icon, Money } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import * as paths from '../../addresses/paths.ts';
import { playAddress } from '../../addresses/play-address.ts';
import type { HistoryInput } from '../../addresses/history-address.ts';
import { type App, useApp } from '../../app/app.ts';
import { callQuery, useIsClosed, useSession } from '../../call/index.ts';
import { type Translate, useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { Link } from '../../router/index.ts';
import { siteDay } from '../money/index.ts';
import { gameRowType } from './game-row-type.ts';
import { readView, viewQuery } from './history-address.ts';
import type { HistoryKind } from './history-filters.tsx';
import { HistoryPage } from './history-page.tsx';
import { timeColumn } from './time-column.tsx';

type Row = WireReply<'GET /account/game-history'>['data']['data'][number];

/** Characters of a round's number that are always shown at its end. */
const SHOWN_END = 6;

const { bet, win, refund } = gameHistoryType;

const kind: HistoryKind = {
  path: paths.gameHistory,
  types: [
    { type: bet, label: 'account_type_bets' },
    { type: win, label: 'account_type_wins' },
    { type: refund, label: 'account_type_refunds' },
  ],
};

function GameCell({ row }: { row: Row }) {
  const isClosed = useIsClosed();
  return (
    <span className="history-game" data-shape={row.shape}>
      <img src={row.game_image} alt="" loading="lazy" width={36} height={48} />
      {isClosed ? row.game_name : <Link href={playAddress(row.game_id)}>{row.game_name}</Link>}
    </span>
  );
}

/** A number that is too long is cut in the middle, because numbers differ at their ends; it is copied whole. */
function RoundNumber({ id }: { id: string }) {
  return (
    <span className="history-round" title={id}>
      <span>{id.slice(0, -SHOWN_END)}</span>
      {id.slice(-SHOWN_END)}
    </span>
  );
}

function columnsOf(
  t: Translate,
  app: Pick<App, 'brand' | 'language'>,
  amountText: (wire: string) => string,
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
      id: 'round',
      label: t('account_column_round'),
      cell: (row) => <RoundNumber id={row.round_id} />,
    },
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
        const text = `${type?.sign ?? ''}${amountText(row.amount)}`;
        return <Money text={text} tone={type?.tone} className="font-semibold" />;
      },
    },
    {
      id: 'balance',
      label: t('account_column_balance'),
      align: 'end',
      cell: (row) => <Money text={amountText(row.player_balance)} tone="plain" />,
    },
  ];
}

/** Bets, wins and refunds with the balance after each. */
export function GameHistoryPage({ input }: { input: HistoryInput }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const app = useApp();
  const { user } = useSession();
  const today = siteDay(app.brand);
  const view = readView(input, kind.types, today);
  const report = useQuery({
    ...callQuery(app, 'GET /account/game-history', { query: viewQuery(view) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <HistoryPage
      kind={kind}
      view={view}
      today={today}
      title={t('site_game_history')}
      report={report}
      columns={columnsOf(t, app, (wire) => money.exact(parseWire(wire), user?.currency))}
      className="game-history"
      empty={{
        title: 'account_games_empty',
        // Without an invitation to play.
        text: user?.is_closed === 1 ? 'account_payments_empty_text' : 'account_games_empty_text',
      }}
      startHref={lobbyPaths.casino}
      startLabel="account_games_empty_action"
    />
  );
}
