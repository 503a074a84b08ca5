import type { Services } from '../../context.ts';
import { publishWallets } from './publish-wallets.ts';

const BATCH_ROWS = 200;

/**
 * Decides transfers that waited for the end of a round. Run by schedule.
 *
 * @throws AggregateError if some could not be decided, so that the run is logged and repeated
 */
export async function settleTransfers(
  services: Pick<Services, 'ledger' | 'wakeups'>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const { settled, errors } = await services.ledger.settleTransfers(BATCH_ROWS);
    for (const { siteId, playerId } of settled) await publishWallets(services, { siteId, playerId });
    if (errors.length > 0) throw new AggregateError(errors, `transfers not settled: ${errors.length}`);
    if (settled.length < BATCH_ROWS) return;
  }
}
