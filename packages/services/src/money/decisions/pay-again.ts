import { transactionKind, transactionStatus } from '@baize/contract';
import { appendToTrail, inTransaction, isFrozen, paymentTransaction } from '@baize/db';

import { isTransaction } from '../move-transaction.ts';
import { publishPayout } from '../publish-transaction.ts';
import { lockDecision, type OperatorServices, subjectOf } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';

/**
 * Has a server ask the gateway for the payout of an approved withdrawal by our id, and send it again if there is none. The
 * attempts stay counted, because only a payout that was never sent is sent without asking; a reference that the gateway
 * does not know is dropped.
 *
 * @throws OperatorError
 */
export async function payAgain(
  { database, wakeups }: Pick<OperatorServices, 'database' | 'wakeups'>,
  operator: Operator,
  id: number,
): Promise<void> {
  const sent = await inTransaction(database, async (transaction) => {
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
      .set({ providerRef: null, askedAt: new Date(0) })
      .where(isTransaction(row));
    await appendToTrail(transaction.client, {
      operator: operator.name,
      action: 'pay',
      siteId: row.siteId,
      subject: subjectOf(row),
      details: { attempts: row.attempts, reference: row.providerRef },
    });
    return row;
  });
  publishPayout({ wakeups }, sent);
}
