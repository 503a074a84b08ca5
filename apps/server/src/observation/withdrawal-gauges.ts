import type { Database } from '@baize/db';
import type { Gauge } from 'prom-client';

import { createStatementGauges } from './statement-gauges.ts';

const rows = [
  {
    name: 'baize_withdrawals_oldest_seconds',
    help: 'Age of the oldest withdrawal that no operator has decided.',
    statement: `select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as value
      from payment_transaction where kind = 2 and status = 0`,
  },
  {
    name: 'baize_withdrawals_next_expiry_seconds',
    help: 'Time until the next withdrawal expires because no operator has decided it; absent if none waits.',
    statement: `select extract(epoch from min(expires_at) - now())::float8 as value
      from payment_transaction where kind = 2 and status = 0`,
  },
  {
    name: 'baize_payouts_oldest_seconds',
    help: 'Time since the approval of the oldest withdrawal that its gateway has not paid.',
    statement: `select coalesce(extract(epoch from now() - min(coalesce(changed_at, created_at))), 0)::float8 as value
      from payment_transaction where kind = 2 and status = 3`,
  },
] as const;

/** Withdrawals that wait for operators and gateways, for all processes. */
export const createWithdrawalGauges = (pool: Database['pool']): Gauge[] => createStatementGauges(pool, rows);
