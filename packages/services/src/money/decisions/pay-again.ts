import { transactionKind, transactionStatus } from '@baize/contract';
import { appendToTrail, inTransaction, isFrozen, paymentTransaction } from '@baize/db';

import { isTransaction } from '../move-transaction.ts';
import { lockDecision, type OperatorServices, subjectOf } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';

/**
 * Has the payout of an approved withdrawal sent again by the next run of the payouts' job, after its attempts have
 * failed. For a gateway our transaction is one payout, however often it is sent.
 *
 * @throws OperatorError
 */
export async function payAgain(
  { database }: Pick<OperatorServices, 'database'>,
  operator: Operator,
  id: number,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { row } = await lockDecision(transaction, operator, id);
    if (row.kind !== transactionKind.withdraw || row.status !== transactionStatus.processing)
      throw new OperatorError(
        'decided',
        `Payment ${id} is not an approved withdrawal that waits for its payout.`,
      );
    if (await isFrozen(transaction.client, row))
      throw new OperatorError('frozen', `The wallet of player ${row.playerId} is frozen: lift that first.`);
    await transaction.sql
      .update(paymentTransaction)
      .set({ attempts: 0, askedAt: null })
      .where(isTransaction(row));
    await appendToTrail(transaction.client, {
      operator: operator.name,
      action: 'pay',
      siteId: row.siteId,
      subject: subjectOf(row),
      details: { attempts: row.attempts },
    });
  });
}
