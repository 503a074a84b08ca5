import { transactionKind } from '@baize/contract';

import type { Services } from '../context.ts';
import type { TransactionRow } from './move-transaction.ts';

const WINDOW_MS = 7 * 24 * 60 * 60_000;
/** From fewer, one slow decision would make the promise. */
const LEAST_PAYOUTS = 5;

type Sources = Pick<Services, 'database' | 'clock'>;

/**
 * How many seconds the brand's withdrawals took from the request to the gateway's word: the median of those by each method
 * that were paid in the last seven days. Methods with fewer than five are not in it.
 */
export async function usualPayouts(
  { database, clock }: Sources,
  siteId: number,
  methodIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (methodIds.length === 0) return new Map();
  const { rows } = await database.pool.query<{ method: number; seconds: number }>({
    name: 'usual_payouts',
    text: `select method_id::integer as method,
        percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)::float8) as seconds
      from payment_transaction
      where site_id = $1 and method_id = any($2) and kind = 2 and status in (1, 6) and decided_at > $3
      group by method_id having count(*) >= $4`,
    values: [siteId, methodIds, new Date(clock.now().getTime() - WINDOW_MS), LEAST_PAYOUTS],
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
  const seconds = (await usualPayouts(context, siteId, [methodId])).get(methodId);
  if (seconds === undefined) return null;
  const expectedAt = new Date(createdAt.getTime() + Math.round(seconds) * 1000);
  return expectedAt > context.clock.now() ? expectedAt : null;
}
