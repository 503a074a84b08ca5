import type { ExclusionCode, LimitDecision, LimitReview, LimitTrailQuery } from '@baize/ledger';

import type { Runner } from './ledger-booking.ts';
import { actionOf, kindOf, periodOf } from './limit-names.ts';

interface Moments {
  readonly id: string;
  readonly changed_at: Date;
  readonly effective_at: Date;
}

/** A row of `limit_trail`; its type decides which columns are set. */
type Row = Moments &
  (
    | {
        readonly type: 1;
        readonly kind: number;
        readonly period: number;
        readonly action: number;
        readonly from_value: string | null;
        readonly to_value: string | null;
      }
    | { readonly type: 2; readonly from_value: string | null; readonly to_value: string | null }
    | { readonly type: 3; readonly code: ExclusionCode; readonly ends_at: Date }
    | { readonly type: 4 }
    | { readonly type: 5; readonly outcome: LimitReview }
  );

export async function readLimitTrail(
  runner: Runner,
  { siteId, playerId, before, limit }: LimitTrailQuery,
): Promise<LimitDecision[]> {
  const { rows } = await runner.query<Row>('select * from limit_trail($1, $2, $3, $4)', [
    siteId,
    playerId,
    before ?? null,
    limit,
  ]);
  return rows.map((row) => ({
    id: Number(row.id),
    changedAt: row.changed_at,
    effectiveAt: row.effective_at,
    ...decisionOf(row),
  }));
}

function decisionOf(row: Row) {
  switch (row.type) {
    case 1:
      return {
        type: 'limit',
        kind: kindOf(row.kind),
        period: periodOf(row.period),
        action: actionOf(row.action),
        from: row.from_value === null ? undefined : BigInt(row.from_value),
        to: row.to_value === null ? undefined : BigInt(row.to_value),
      } as const;
    case 2:
      return {
        type: 'realityCheck',
        from: row.from_value === null ? undefined : Number(row.from_value),
        to: row.to_value === null ? undefined : Number(row.to_value),
      } as const;
    case 3:
      return { type: 'exclusion', code: row.code, endsAt: row.ends_at } as const;
    case 4:
      return { type: 'return' } as const;
    case 5:
      return { type: 'review', outcome: row.outcome } as const;
  }
}
