import { transactionKind } from '@baize/contract';

import type { Services } from '../context.ts';
import type { TransactionRow } from './move-transaction.ts';

const WINDOW_MS = 7 * 24 * 60 * 60_000;
/** From fewer, one slow decision would make the promise. */
const LEAST_PAYOUTS = 5;

/**
 * When a withdrawal will be paid if it takes as long as others did: the median of those that the brand paid by the same
 * method in the last seven days, from the request to the gateway's word.
 *
 * @returns null for a deposit, if there were fewer than five, and once it has taken longer
 */
export async function expectPayout(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { siteId, methodId, kind, createdAt }: TransactionRow,
): Promise<Date | null> {
  if (kind !== transactionKind.withdraw) return null;
  const now = clock.now();
  const { rows } = await database.pool.query<{ count: number; seconds: number | null }>({
    name: 'usual_payout',
    text: `select count(*)::integer as count,
        percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)::float8) as seconds
      from payment_transaction
      where site_id = $1 and method_id = $2 and kind = 2 and status in (1, 6) and decided_at > $3`,
    values: [siteId, methodId, new Date(now.getTime() - WINDOW_MS)],
  });
  const [usual] = rows;
  if (!usual || usual.count < LEAST_PAYOUTS || usual.seconds === null) return null;
  const expectedAt = new Date(createdAt.getTime() + Math.round(usual.seconds) * 1000);
  return expectedAt > now ? expectedAt : null;
}
