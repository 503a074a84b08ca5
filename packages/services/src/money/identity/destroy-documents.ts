import { destroyDueDocuments, sql } from '@baize/db';

import type { Services } from '../../context.ts';
import { DOCUMENT_EXPIRED_NOTE } from '../payment-notes.ts';
import { documentState } from './identity-state.ts';

const BATCH = 200;

/**
 * Destroys the photos of documents that were decided so long ago that the brand keeps them no longer, and unused
 * payment proofs. Documents of an identity that nobody has decided in twice that time are rejected, so that the player
 * uploads them again. What was decided stays. Run by schedule; running it twice does no harm.
 *
 * @returns how many photos were destroyed
 */
export async function destroyDocuments(
  { database, clock, wakeups }: Pick<Services, 'database' | 'clock' | 'wakeups'>,
  signal?: AbortSignal,
): Promise<number> {
  // A payment's proof is decided with the payment.
  await database.sql.execute(sql`
    update document d set destroy_at = t.decided_at + make_interval(days => d.keep_days)
      from payment_transaction t
      where d.payment_id is not null and d.destroy_at is null and d.destroyed_at is null
        and t.site_id = d.site_id and t.player_id = d.player_id and t.id = d.payment_id and t.decided_at is not null`);
  const now = clock.now();
  const { rows } = await database.sql.execute<{ site_id: number; player_id: string }>(sql`
    update document set state = ${documentState.rejected}, note = ${DOCUMENT_EXPIRED_NOTE}, decided_at = ${now.toISOString()},
        decided_by = 'job', destroy_at = ${now.toISOString()}
      where state = ${documentState.waiting} and destroyed_at is null and kind <> 'payment_proof'
        and uploaded_at + make_interval(days => 2 * keep_days) <= ${now.toISOString()}
      returning site_id, player_id`);
  for (const row of rows)
    wakeups.publish({ siteId: row.site_id, playerId: Number(row.player_id) }, { kind: 'identity' });
  let count = 0;
  for (;;) {
    signal?.throwIfAborted();
    const destroyed = await destroyDueDocuments(database.pool, now, BATCH);
    count += destroyed;
    if (destroyed < BATCH) return count;
  }
}
