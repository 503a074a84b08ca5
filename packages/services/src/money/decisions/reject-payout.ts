import type { Transaction } from '@baize/db';

import type { TransactionRow } from '../move-transaction.ts';
import { findPayoutDoubt } from '../payout-doubt.ts';
import { isPayoutUncertain } from '../payout-outcome.ts';
import { SENDING_MS } from '../repeat-pace.ts';
import { addApproval } from './approvals.ts';
import type { OperatorServices } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';

/** What an agreement to reject a payout is based on. */
export interface PayoutRejection {
  readonly agreedBy: readonly string[];
  /** Whether these are enough. */
  readonly isEnough: boolean;
  /** What the review says of the gateway; undefined if the payout was never sent. */
  readonly doubt: string | undefined;
}

/**
 * Agrees to reject a withdrawal in progress. One that was never sent takes one operator. One that was sent may have been
 * paid, so it takes a review which says that its gateway has no such payout or does not reply, and two operators, who have
 * asked the gateway by other means.
 *
 * @throws OperatorError if its gateway decides it, it is being sent, or the operator has agreed already
 */
export async function agreeToRejectPayout(
  services: Pick<OperatorServices, 'clock'>,
  transaction: Transaction,
  row: TransactionRow,
  operator: Operator,
): Promise<PayoutRejection> {
  if (isBeingSent(row, services.clock.now()))
    throw new OperatorError(
      'decided',
      `Withdrawal ${row.id} is being sent: see in a minute what became of it.`,
    );
  if (!isPayoutUncertain(row)) return { agreedBy: [operator.name], isEnough: true, doubt: undefined };
  const doubt = await findPayoutDoubt(transaction, row);
  if (doubt === undefined)
    throw new OperatorError(
      'decided',
      `Withdrawal ${row.id} is with the gateway, which says whether it is paid.`,
    );
  const agreedBy = await addApproval(services, transaction, row, { operator, creditedMinor: null });
  return { agreedBy, isEnough: agreedBy.length > 1, doubt };
}

/** Whether a process has it, or it was approved so lately that one is about to. */
function isBeingSent({ attempts, sendingUntil, changedAt, createdAt }: TransactionRow, now: Date): boolean {
  if (attempts === 0) return now.getTime() < (changedAt ?? createdAt).getTime() + SENDING_MS;
  return sendingUntil !== null && sendingUntil > now;
}
