import type { Database } from '@baize/db';
import type { Gauge } from 'prom-client';

import { createStatementGauges } from './statement-gauges.ts';

const rows = [
  {
    name: 'baize_reconciliation_findings',
    help: 'Differences that reconciliations found and nobody has closed. Anything but 0 is an emergency.',
    statement: 'select count(*)::integer as value from reconciliation_finding where closed_at is null',
  },
  {
    name: 'baize_reconciliation_age_seconds',
    help: 'Age of the oldest of the last reports of all brands; absent before the first.',
    statement: `select extract(epoch from now() - min(finished_at))::float8 as value from (
      select max(finished_at) as finished_at from reconciliation group by site_id
    ) as last_report`,
  },
  {
    name: 'baize_frozen_wallets',
    help: 'Wallets that are frozen until an operator lifts it.',
    statement: 'select count(*)::integer as value from player_freeze where lifted_at is null',
  },
  {
    name: 'baize_identities_oldest_seconds',
    help: 'Age of the oldest photo of an identity that waits for an operator; absent if none does.',
    statement: `select extract(epoch from now() - min(uploaded_at))::float8 as value from document
      where state = 0 and destroyed_at is null and kind <> 'payment_proof'`,
  },
] as const;

/** What reconciliations found and what waits for operators, for all processes. */
export const createReconciliationGauges = (pool: Database['pool']): Gauge[] =>
  createStatementGauges(pool, rows);
