import { transactionKind, transactionStatus } from '@baize/contract';
import { eq, inTransaction, paymentTransaction, type Transaction } from '@baize/db';

import { isTransaction, type TransactionRow } from '../move-transaction.ts';
import { findForgotten } from '../payout-doubt.ts';
import { publishPayout } from '../publish-transaction.ts';
import { nextTryAfter } from '../repeat-pace.ts';
import { addResend, requireCreditedByOther } from './approvals.ts';
import { lockDecision, type OperatorServices, requireUnfrozen, subjectOf } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';

export interface PayAgainResult {
  /**
   * `on its way`: a server is sending it right now, so nothing was done. `asked`: its gateway has taken it and is asked again.
   * `waiting`: the gateway has forgotten it but may have paid it, so another operator has to agree.
   */
  readonly state: 'requested' | 'on its way' | 'asked' | 'waiting';
  /** As it was before. */
  readonly attempts: number;
}

/**
 * Has a server ask the gateway for the payout of an approved withdrawal by our id, and send it again if there is none. The
 * attempts stay counted, because only a payout that was never sent is sent without asking.
 *
 * A payout that its gateway has taken is only asked about. If a review says that the gateway has forgotten it, it may have
 * been paid all the same: two operators, who have asked the gateway by other means, have it sent again.
 *
 * @throws OperatorError
 */
export async function payAgain(
  services: Pick<OperatorServices, 'database' | 'clock' | 'wakeups'>,
  operator: Operator,
  id: number,
): Promise<PayAgainResult> {
  const { database, clock } = services;
  const { row, state } = await inTransaction(database, async (transaction) => {
    const row = await lockDecision(transaction, operator, id);
    if (row.kind !== transactionKind.withdraw || row.status !== transactionStatus.processing)
      throw new OperatorError(
        'decided',
        `Payment ${id} is not an approved withdrawal that waits for its payout.`,
      );
    await requireUnfrozen(transaction, row);
    if (row.sendingUntil !== null && row.sendingUntil > clock.now())
      return { row, state: 'on its way' as const };
    const { state, details } = await agreeToSend(services, transaction, row, operator);
    if (state !== 'waiting') {
      const sent = { providerRef: null, ...(row.providerRef !== null && { resentAt: clock.now() }) };
      await transaction.sql
        .update(paymentTransaction)
        .set({ askedAt: new Date(0), ...(state === 'requested' && sent) })
        .where(isTransaction(row));
    }
    await record(transaction.client, operator, {
      action: 'pay',
      siteId: row.siteId,
      subject: subjectOf(row),
      details: { attempts: row.attempts, reference: row.providerRef, ...details },
    });
    return { row, state };
  });
  if (state === 'requested') publishPayout(services, row);
  return { state, attempts: row.attempts };
}

interface Agreement {
  readonly state: Exclude<PayAgainResult['state'], 'on its way'>;
  /** For the trail. */
  readonly details: Readonly<Record<string, unknown>>;
}

async function agreeToSend(
  services: Pick<OperatorServices, 'clock'>,
  transaction: Transaction,
  row: TransactionRow,
  operator: Operator,
): Promise<Agreement> {
  // Servers send such a payout again by themselves, after asking for it.
  if (row.providerRef === null) return { state: 'requested', details: {} };
  const doubt = await findForgotten(transaction, row);
  if (doubt === undefined) return { state: 'asked', details: { sent: false } };
  await requireCreditedByOther(services, transaction, operator, row);
  const agreedBy = await addResend(services, transaction, row, operator);
  const isEnough = agreedBy.length > 1;
  return {
    state: isEnough ? 'requested' : 'waiting',
    details: { gateway: doubt, agreed: agreedBy.length, sent: isEnough },
  };
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
