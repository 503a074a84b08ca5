import type { Database } from '@baize/db';
import type { Gauge } from 'prom-client';

import { createStatementGauges } from './statement-gauges.ts';

const rows = [
  {
    name: 'baize_bonuses_active',
    help: 'Bonuses that are being wagered.',
    statement: 'select count(*)::float8 as value from bonus_award where status = 1',
  },
  {
    name: 'baize_bonus_money',
    help: 'Bonus money of all players, in whole units of the currency.',
    statement: 'select bonus_money_total()::float8 / 100 as value',
  },
  {
    name: 'baize_bonuses_overdue_seconds',
    help: 'How long the oldest offer or bonus whose time is over has not been ended.',
    statement: `select coalesce(greatest(extract(epoch from now() - min(case status when 0 then accept_until else expires_at end)), 0), 0)::float8
      as value from bonus_award where status in (0, 1)`,
  },
  {
    name: 'baize_bonus_deposits_waiting',
    help: 'Credited deposits whose bonus is to be looked for by now.',
    statement: 'select count(*)::float8 as value from bonus_deposit where look_at <= now()',
  },
] as const;

/** Bonuses of all brands and whether their jobs run, for all processes. */
export const createBonusGauges = (pool: Database['pool']): Gauge[] => createStatementGauges(pool, rows);
