import type { Transaction } from '@baize/db';

import type { TransactionRow } from './move-transaction.ts';

/**
 * Puts a payment on the list of reviews, once for each reason and, if given, what it is about: also if that review has
 * been closed.
 */
export async function reviewPayment(
  { client }: Pick<Transaction, 'client'>,
  row: Pick<TransactionRow, 'siteId' | 'playerId' | 'kind' | 'provider' | 'id'>,
  { reason, about, detail, now }: { reason: string; about?: string; detail?: string; now: Date },
): Promise<void> {
  await client.query('select review_payment($1, $2, $3, $4, $5, $6, $7)', [
    row.siteId,
    row.playerId,
    row.kind,
    row.provider,
    about === undefined ? `${row.id}:${reason}` : `${row.id}:${reason}:${about}`,
    detail === undefined ? reason : `${reason}: ${detail}`,
    now,
  ]);
}
