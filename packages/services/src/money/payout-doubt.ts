import { and, desc, eq, inArray, inTransaction, ledgerReview, type Transaction } from '@baize/db';

import type { Services } from '../context.ts';
import type { TransactionRow } from './move-transaction.ts';
import { reviewPayment } from './review-payment.ts';

/** How long a gateway may say nothing of a payout before an operator has to find out. */
const SILENCE_MS = 6 * 60 * 60_000;
const UNKNOWN = 'payout_unknown';
const WITHOUT_REPLY = 'payout_without_reply';

type Sending = Pick<TransactionRow, 'resentAt'>;

/** What was in doubt before operators had a payout sent again says nothing of the new one. */
function sendingOf({ resentAt }: Sending): { about?: string } {
  return resentAt === null ? {} : { about: String(resentAt.getTime()) };
}

/** Opens a review of a payout that was approved hours ago and still has no reply. */
export async function reviewSilence(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  row: TransactionRow,
  error: unknown,
): Promise<void> {
  const now = clock.now();
  const since = row.resentAt ?? row.changedAt ?? row.createdAt;
  if (now.getTime() - since.getTime() < SILENCE_MS) return;
  const review = { reason: WITHOUT_REPLY, ...sendingOf(row), detail: String(error), now };
  await inTransaction(database, (transaction) => reviewPayment(transaction, row, review));
}

/** Opens a review of a payout that its gateway has taken and now does not know. */
export async function reviewUnknown(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  row: TransactionRow,
): Promise<void> {
  const review = { reason: UNKNOWN, ...sendingOf(row), detail: row.providerRef ?? '', now: clock.now() };
  await inTransaction(database, (transaction) => reviewPayment(transaction, row, review));
}

type SentPayout = Pick<TransactionRow, 'siteId' | 'playerId' | 'id' | 'resentAt'>;

/**
 * What the last review says of a payout that its gateway has forgotten or never answered, closed or not; undefined if
 * there was none since it was sent.
 */
export function findPayoutDoubt(
  transaction: Pick<Transaction, 'sql'>,
  row: SentPayout,
): Promise<string | undefined> {
  return findDoubt(transaction, row, [UNKNOWN, WITHOUT_REPLY]);
}

/** The same, only of a payout that its gateway has forgotten. */
export function findForgotten(
  transaction: Pick<Transaction, 'sql'>,
  row: SentPayout,
): Promise<string | undefined> {
  return findDoubt(transaction, row, [UNKNOWN]);
}

async function findDoubt(
  { sql: queries }: Pick<Transaction, 'sql'>,
  { siteId, playerId, id, resentAt }: SentPayout,
  reasons: readonly string[],
): Promise<string | undefined> {
  const { about } = sendingOf({ resentAt });
  const keys = reasons.map((reason) =>
    about === undefined ? `${id}:${reason}` : `${id}:${reason}:${about}`,
  );
  const [review] = await queries
    .select({ reason: ledgerReview.reason })
    .from(ledgerReview)
    .where(
      and(
        eq(ledgerReview.siteId, siteId),
        eq(ledgerReview.playerId, playerId),
        inArray(ledgerReview.providerTx, keys),
      ),
    )
    .orderBy(desc(ledgerReview.createdAt))
    .limit(1);
  return review?.reason;
}
