import { and, desc, eq, inTransaction, ledgerReview, or, sql, type Transaction } from '@baize/db';

import type { Services } from '../context.ts';
import type { TransactionRow } from './move-transaction.ts';
import { reviewPayment } from './review-payment.ts';

/** How long a gateway may say nothing of a payout before an operator has to find out. */
const SILENCE_MS = 6 * 60 * 60_000;
const UNKNOWN = 'payout_unknown';
const WITHOUT_REPLY = 'payout_without_reply';

/** Opens a review of a payout that was approved hours ago and still has no reply. */
export async function reviewSilence(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  row: TransactionRow,
  error: unknown,
): Promise<void> {
  const now = clock.now();
  const since = row.changedAt ?? row.createdAt;
  if (now.getTime() - since.getTime() < SILENCE_MS) return;
  const review = { reason: WITHOUT_REPLY, detail: String(error), now };
  await inTransaction(database, (transaction) => reviewPayment(transaction, row, review));
}

/** Opens a review of a payout that its gateway has taken and now does not know. */
export async function reviewUnknown(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  row: TransactionRow,
): Promise<void> {
  const review = { reason: UNKNOWN, detail: row.providerRef ?? '', now: clock.now() };
  await inTransaction(database, (transaction) => reviewPayment(transaction, row, review));
}

/**
 * What the last review says of a payout that its gateway has forgotten or never answered, closed or not; undefined if
 * there was none.
 */
export async function findPayoutDoubt(
  { sql: queries }: Pick<Transaction, 'sql'>,
  { siteId, playerId, id }: Pick<TransactionRow, 'siteId' | 'playerId' | 'id'>,
): Promise<string | undefined> {
  const isDoubt = [UNKNOWN, WITHOUT_REPLY].map(
    (reason) => sql`starts_with(${ledgerReview.providerTx}, ${`${id}:${reason}`})`,
  );
  const [review] = await queries
    .select({ reason: ledgerReview.reason })
    .from(ledgerReview)
    .where(and(eq(ledgerReview.siteId, siteId), eq(ledgerReview.playerId, playerId), or(...isDoubt)))
    .orderBy(desc(ledgerReview.createdAt))
    .limit(1);
  return review?.reason;
}
