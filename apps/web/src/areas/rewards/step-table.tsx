import { parseWire } from '@baize/currency';
import { type Column, DataTable } from '@baize/ui';

import { useApp } from '../../app/app.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { dayAndTime } from '../money/index.ts';
import type { BonusStep } from './reward-queries.ts';
import './step-table.css';

function useStepColumns(): readonly Column<BonusStep>[] {
  const t = useMessages();
  const app = useApp();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  const amount = (wire: string) => money.exact(parseWire(wire), currency);
  return [
    {
      id: 'bet',
      label: t('rewards_step_bet'),
      leading: true,
      cell: (row) => (
        <span className="step-bet">
          {row.game_name} <small>{dayAndTime(row.created_at, app)}</small>
        </span>
      ),
    },
    {
      id: 'stake',
      label: t('rewards_step_stake'),
      align: 'end',
      cell: (row) => (
        <span className="step-sum">
          {money.exact(parseWire(row.own) + parseWire(row.bonus), currency)}
          {parseWire(row.bonus) > 0n && (
            <small>{t('rewards_step_bonus', { amount: amount(row.bonus) })}</small>
          )}
        </span>
      ),
    },
    {
      id: 'won',
      label: t('rewards_step_won'),
      align: 'end',
      cell: (row) => (
        <span className={parseWire(row.won) > 0n ? 'step-sum' : 'step-sum is-none'}>
          {parseWire(row.won) > 0n ? amount(row.won) : '–'}
          {parseWire(row.kept) > 0n && <small>{t('rewards_step_kept', { amount: amount(row.kept) })}</small>}
        </span>
      ),
    },
    {
      id: 'counted',
      label: t('rewards_step_counted'),
      align: 'end',
      cell: (row) => (
        <span className="step-sum">
          {amount(row.counted)}
          {parseWire(row.not_settled) > 0n && (
            <small className="step-open">
              {t('rewards_step_not_settled', { amount: amount(row.not_settled) })}
            </small>
          )}
          {row.is_refunded && <small>{t('rewards_step_refunded')}</small>}
          {row.percent !== null && row.percent !== 100 && (
            <small>{t('rewards_percent', { percent: row.percent })}</small>
          )}
        </span>
      ),
    },
    {
      id: 'left',
      label: t('rewards_step_left'),
      align: 'end',
      cell: (row) => <b>{amount(row.left)}</b>,
    },
  ];
}

/** Bets of a bonus: what each took, won for the bonus and counted, and what was then left. */
export function StepTable({ rows, busy }: { readonly rows: readonly BonusStep[]; readonly busy?: boolean }) {
  const t = useMessages();
  return (
    <>
      <p className="steps-note">{t('rewards_steps_listed')}</p>
      <DataTable
        caption={t('rewards_steps')}
        columns={useStepColumns()}
        rows={rows}
        keyOf={({ id }) => id}
        busy={busy}
        className="bonus-steps-table"
      />
    </>
  );
}
