import type { Transaction } from '@baize/db';

import type { TransactionRow } from '../move-transaction.ts';
import { brandOf, type OperatorServices } from './lock-decision.ts';

const WINDOW_MS = 24 * 60 * 60_000;

type Key = Pick<TransactionRow, 'siteId' | 'playerId' | 'id'>;

/** What operators credited, paid out and refunded for the player in 24 hours, without this payment. In minor units. */
export async function decidedLately(
  { clock }: Pick<OperatorServices, 'clock'>,
  client: Pick<Transaction['client'], 'query'>,
  { siteId, playerId, id }: Key,
): Promise<bigint> {
  const since = new Date(clock.now().getTime() - WINDOW_MS);
  const { rows } = await client.query<{ sum: string }>('select decided_for_player($1, $2, $3, $4) as sum', [
    siteId,
    playerId,
    id,
    since,
  ]);
  return BigInt(rows[0]?.sum ?? 0);
}

/** Whether a sum takes two operators at a brand. In parts it takes as many as in one. */
export function isLarge(
  services: Pick<OperatorServices, 'brands'>,
  siteId: number,
  sumMinor: bigint,
): boolean {
  const above = brandOf(services, siteId).traits['money.twoDecisionsAbove'];
  return above !== null && sumMinor > BigInt(above) * 100n;
}
