import type { ServerProcess } from '../start-processes.ts';
import type { CrashContext } from './crash-context.ts';

/**
 * Makes gateways be asked about everything that is open, as they would be minutes later, and lets a few pending deposits
 * expire.
 */
export async function passTime({ database, siteId, random }: CrashContext): Promise<void> {
  await database.pool.query(
    `update payment_transaction set asked_at = 'epoch', attempts = 0
       where site_id = $1 and (status = 3 or status = 0 and kind = 1)`,
    [siteId],
  );
  const share = random() < EXPIRES ? 1 : 0;
  await database.pool.query(
    `update payment_transaction set expires_at = now()
       where (site_id, player_id, id) in (
         select site_id, player_id, id from payment_transaction
           where site_id = $1 and status = 0 order by created_at limit $2 for update skip locked)`,
    [siteId, share],
  );
}

const EXPIRES = 0.1;

/** Runs the jobs of payments in every server process at once. */
export function runJobs(servers: readonly ServerProcess[]): void {
  for (const server of servers) for (const job of ['ask-gateways', 'expire-payments']) server.runJob(job);
}
