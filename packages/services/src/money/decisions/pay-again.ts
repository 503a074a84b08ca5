import { transactionKind, transactionStatus } from '@baize/contract';
import { eq, inTransaction, isFrozen, paymentTransaction } from '@baize/db';

import { isTransaction } from '../move-transaction.ts';
import { publishPayout } from '../publish-transaction.ts';
import { nextTryAfter } from '../repeat-pace.ts';
import { lockDecision, type OperatorServices, subjectOf } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';

export interface PayAgainResult {
  /** `on its way`: a server is sending it right now, so nothing was done. */
  readonly state: 'requested' | 'on its way';
  /** As it was before. */
  readonly attempts: number;
}

/**
 * Has a server ask the gateway for the payout of an approved withdrawal by our id, and send it again if there is none. The
 * attempts stay counted, because only a payout that was never sent is sent without asking; a reference that the gateway
 * does not know is dropped.
 *
 * @throws OperatorError
 */
export async function payAgain(
  { database, clock, wakeups }: Pick<OperatorServices, 'database' | 'clock' | 'wakeups'>,
  operator: Operator,
  id: number,
): Promise<PayAgainResult> {
  const { row, isSent } = await inTransaction(database, async (transaction) => {
    const row = await lockDecision(transaction, operator, id);
    if (row.kind !== transactionKind.withdraw || row.status !== transactionStatus.processing)
      throw new OperatorError(
        'decided',
        `Payment ${id} is not an approved withdrawal that waits for its payout.`,
      );
    if (await isFrozen(transaction.client, row))
      throw new OperatorError('frozen', `The wallet of player ${row.playerId} is frozen: lift that first.`);
    if (row.sendingUntil !== null && row.sendingUntil > clock.now()) return { row, isSent: true };
    await transaction.sql
      .update(paymentTransaction)
      .set({ providerRef: null, askedAt: new Date(0) })
      .where(isTransaction(row));
    await record(transaction.client, operator, {
      action: 'pay',
      siteId: row.siteId,
      subject: subjectOf(row),
      details: { attempts: row.attempts, reference: row.providerRef },
    });
    return { row, isSent: false };
  });
  if (!isSent) publishPayout({ wakeups }, row);
  return { state: isSent ? 'on its way' : 'requested', attempts: row.attempts };
}

/** What has become of a payout. */
export type PayoutProgress =
  | { readonly state: 'paid' | 'given back' }
  | { readonly state: 'with the gateway'; readonly reference: string }
  /** It was sent, and the gateway has not replied. */
  | { readonly state: 'no reply'; readonly nextTryAt: Date }
  /** No server has taken it yet. */
  | { readonly state: 'waiting' };

/** @param attempts as they were before it was sent again */
export async function readPayoutProgress(
  { database }: Pick<OperatorServices, 'database'>,
  id: number,
  attempts: number,
): Promise<PayoutProgress> {
  const [row] = await database.sql.select().from(paymentTransaction).where(eq(paymentTransaction.id, id));
  if (row?.status === transactionStatus.approved) return { state: 'paid' };
  if (row?.status !== transactionStatus.processing) return { state: 'given back' };
  if (row.providerRef !== null) return { state: 'with the gateway', reference: row.providerRef };
  if (row.attempts === attempts) return { state: 'waiting' };
  const pacedAt = nextTryAfter(row);
  const isClaimed = row.sendingUntil !== null && row.sendingUntil > pacedAt;
  return { state: 'no reply', nextTryAt: isClaimed ? (row.sendingUntil ?? pacedAt) : pacedAt };
}
