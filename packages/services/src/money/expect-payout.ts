import { transactionKind } from '@baize/contract';

import type { Services } from '../context.ts';
import type { TransactionRow } from './move-transaction.ts';

const WINDOW_MS = 7 * 24 * 60 * 60_000;
/** From fewer, one slow payment would make the promise. */
const LEAST_PAYMENTS = 5;
/** A busy method has many in a week, and the list of methods is read often. */
const MOST_PAYMENTS = 1_000;

type Sources = Pick<Services, 'database' | 'clock'>;

interface Paid {
  /** 1 for deposits, 2 for withdrawals. */
  readonly kind: number;
  readonly methodIds: readonly number[];
}

/**
 * How many seconds the brand's payments took from the request until they were paid: the median by each method, of the newest
 * thousand of the last seven days. Methods with fewer than five are not in it.
 */
export async function usualTimes(
  { database, clock }: Sources,
  siteId: number,
  { kind, methodIds }: Paid,
): Promise<ReadonlyMap<number, number>> {
  if (methodIds.length === 0) return new Map();
  const { rows } = await database.pool.query<{ method: number; seconds: number }>({
    name: 'usual_times',
    text: `select m.id as method,
        percentile_cont(0.5) within group (order by extract(epoch from p.decided_at - p.created_at)::float8) as seconds
      from unnest($2::integer[]) as m(id) cross join lateral (
        select t.decided_at, t.created_at from payment_transaction t
          where t.site_id = $1 and t.method_id = m.id and t.kind = $3 and t.status in (1, 6) and t.decided_at > $4
          order by t.decided_at desc limit $5
      ) as p
      group by m.id having count(*) >= $6`,
    values: [
      siteId,
      methodIds,
      kind,
      new Date(clock.now().getTime() - WINDOW_MS),
      MOST_PAYMENTS,
      LEAST_PAYMENTS,
    ],
  });
  return new Map(rows.map(({ method, seconds }) => [method, seconds]));
}

/**
 * When a withdrawal will be paid if it takes as long as others by the same method did.
 *
 * @returns null for a deposit, if too few were paid, and once it has taken longer
 */
export async function expectPayout(
  context: Sources,
  { siteId, methodId, kind, createdAt }: TransactionRow,
): Promise<Date | null> {
  if (kind !== transactionKind.withdraw) return null;
  const seconds = (await usualTimes(context, siteId, { kind, methodIds: [methodId] })).get(methodId);
  if (seconds === undefined) return null;
  const expectedAt = new Date(createdAt.getTime() + Math.round(seconds) * 1000);
  return expectedAt > context.clock.now() ? expectedAt : null;
}
