import { transactionStatus } from '@baize/contract';

import type { TransactionDetail } from './payment-queries.ts';

/** Whether the player has stopped a withdrawal and nobody has returned it yet. */
export function isStopped({
  status,
  stopped_at: at,
}: Pick<TransactionDetail, 'status' | 'stopped_at'>): boolean {
  return status === transactionStatus.pending && at !== null;
}
