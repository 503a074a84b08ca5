import type { LimitKind, LimitPeriod } from '@baize/ledger';

import type { Runner } from './ledger-booking.ts';
import { kindOf, periodOf } from './limit-names.ts';

/** A raise or removal that waited and now is in force. */
export interface DueLimitChange {
  readonly siteId: number;
  readonly playerId: number;
  readonly id: number;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Undefined for none. */
  readonly amount: bigint | undefined;
  readonly at: Date;
}

/** Changes that came into force lately and that no message is about: its cause is `limit` with the id of the change. */
export async function findDueLimitChanges(runner: Runner, limit: number): Promise<DueLimitChange[]> {
  const { rows } = await runner.query<{
    site_id: number;
    player_id: string;
    id: string;
    kind: number;
    period: number;
    to_amount: string | null;
    effective_at: Date;
  }>('select * from due_limit_changes($1)', [limit]);
  return rows.map((row) => ({
    siteId: row.site_id,
    playerId: Number(row.player_id),
    id: Number(row.id),
    kind: kindOf(row.kind),
    period: periodOf(row.period),
    amount: row.to_amount === null ? undefined : BigInt(row.to_amount),
    at: row.effective_at,
  }));
}
