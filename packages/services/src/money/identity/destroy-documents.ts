import { destroyDueDocuments, sql } from '@baize/db';

import type { Services } from '../../context.ts';

const BATCH = 200;

/**
 * Destroys the photos of documents that were decided so long ago that the brand keeps them no longer, and unused
 * payment proofs. What was decided stays. Run by schedule; running it twice does no harm.
 *
 * @returns how many photos were destroyed
 */
export async function destroyDocuments(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<number> {
  // A payment's proof is decided with the payment.
  await database.sql.execute(sql`
    update document d set destroy_at = t.decided_at + make_interval(days => d.keep_days)
      from payment_transaction t
      where d.payment_id is not null and d.destroy_at is null and d.destroyed_at is null
        and t.site_id = d.site_id and t.player_id = d.player_id and t.id = d.payment_id and t.decided_at is not null`);
  let count = 0;
  for (;;) {
    signal?.throwIfAborted();
    const destroyed = await destroyDueDocuments(database.pool, clock.now(), BATCH);
    count += destroyed;
    if (destroyed < BATCH) return count;
  }
}
