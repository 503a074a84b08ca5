import { bonusHistoryStatus, type WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { Button, type Column, type RowDetail } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { HistoryInput } from '../../addresses/history-address.ts';
import * as paths from '../../addresses/paths.ts';
import { type App, useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { type Translate, useMessages } from '../../messages/use-messages.ts';
import { fullMoment } from '../money/index.ts';
import { BonusOverview, BonusStepsDialog } from '../rewards/index.ts';
import { viewQuery } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';
import { HistoryPage } from './history-page.tsx';
import { type Fact, RowFacts } from './row-facts.tsx';
import { RewardStatus, type StatusTone } from './reward-status.tsx';
import { timeColumn } from './time-column.tsx';
import { type Amounts, useAmounts, useHistoryView } from './use-history-view.ts';

type Row = WireReply<'GET /account/bonus-history'>['data']['data'][number];

const { active, completed, rejected, expired } = bonusHistoryStatus;

const statuses: Readonly<Record<number, { readonly label: MessageKey; readonly tone: StatusTone }>> = {
  [active]: { label: 'rewards_status_active', tone: 'running' },
  [completed]: { label: 'rewards_status_completed', tone: 'done' },
  [rejected]: { label: 'rewards_status_rejected', tone: 'off' },
  [expired]: { label: 'rewards_status_expired', tone: 'off' },
};

const kind: HistoryKind = {
  path: paths.playerBonuses,
  title: 'site_player_bonuses',
  days: 3,
  className: 'bonus-history',
  empty: { title: 'rewards_bonuses_empty', text: 'rewards_bonuses_empty_text' },
  choice: {
    name: 'status',
    label: 'rewards_status',
    options: [
      { value: undefined, label: 'rewards_status_all' },
      ...[active, completed, rejected, expired].map((value) => ({
        value,
        label: statuses[value]?.label ?? 'rewards_status_all',
      })),
    ],
  },
};

function columnsOf(
  t: Translate,
  app: Pick<App, 'brand' | 'language'>,
  amounts: Amounts,
): readonly Column<Row>[] {
  return [
    { id: 'name', label: t('rewards_column_bonus'), leading: true, cell: ({ name }) => name },
    timeColumn(t, app),
    {
      id: 'status',
      label: t('rewards_status'),
      cell: ({ status }) => <RewardStatus status={statuses[status]} />,
    },
    {
      id: 'amount',
      label: t('rewards_column_amount'),
      align: 'end',
      cell: ({ amount }) => (parseWire(amount) === 0n ? '–' : amounts.ofWire(amount)),
    },
  ];
}

const endTexts: Readonly<Record<NonNullable<Row['end_reason']>, MessageKey>> = {
  wagered: 'rewards_end_wagered',
  spent: 'rewards_end_spent',
  declined: 'rewards_end_declined',
  forfeited: 'rewards_end_forfeited',
  withdrawal: 'rewards_end_withdrawal',
  operator: 'rewards_end_operator',
  withdrawn: 'rewards_end_withdrawn',
  not_accepted: 'rewards_end_not_accepted',
  time_is_up: 'rewards_end_time_is_up',
};

interface DetailTools {
  readonly t: Translate;
  readonly app: Pick<App, 'brand' | 'language'>;
  readonly amounts: Amounts;
  /** Asks for the calculation of a bonus. */
  readonly onSteps: (awardId: number) => void;
}

function detailOf({ t, app, amounts, onSteps }: DetailTools): RowDetail<Row> {
  const moment = (instant: string) => fullMoment(instant, app);
  return {
    label: t('history_detail'),
    labelOf: (row) => t('history_detail_of', { name: row.name, time: moment(row.created_at) }),
    render: (row) => {
      const facts: Fact[] = [];
      if (row.accepted_at) {
        facts.push({ label: t('rewards_fact_accepted'), value: moment(row.accepted_at) });
        facts.push({
          label: t('rewards_fact_staked'),
          value: `${amounts.ofWire(row.wagered)} / ${amounts.ofWire(row.wager)}`,
        });
      }
      if (row.ended_at) facts.push({ label: t('rewards_fact_ended'), value: moment(row.ended_at) });
      if (row.accepted_at && row.ended_at) {
        facts.push({ label: t('rewards_fact_released'), value: amounts.ofWire(row.released) });
        facts.push({ label: t('rewards_fact_taken'), value: amounts.ofWire(row.taken) });
      }
      return (
        <RowFacts lead={row.end_reason ? t(endTexts[row.end_reason]) : undefined} facts={facts}>
          {row.accepted_at && (
            <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => onSteps(row.id)}>
              {t('rewards_steps')}
            </Button>
          )}
        </RowFacts>
      );
    },
  };
}

/** The active bonus, offers, and what became of earlier ones. */
export function BonusHistoryPage({ input }: { input: HistoryInput }) {
  const t = useMessages();
  const app = useApp();
  const amounts = useAmounts();
  const state = useHistoryView(kind, input);
  const [stepsOf, setStepsOf] = useState<number>();
  const report = useQuery({
    ...callQuery(app, 'GET /account/bonus-history', { query: viewQuery(state.view) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <HistoryPage
        {...state}
        kind={kind}
        lead={t('rewards_bonuses_lead')}
        head={
          <>
            <BonusOverview />
            <h2 className="rewards-history">{t('rewards_history')}</h2>
          </>
        }
        report={report}
        columns={columnsOf(t, app, amounts)}
        detail={detailOf({ t, app, amounts, onSteps: setStepsOf })}
      />
      {/* Outside of the table, whose rows it would look like and open. */}
      <BonusStepsDialog awardId={stepsOf} onClose={() => setStepsOf(undefined)} />
    </>
  );
}
