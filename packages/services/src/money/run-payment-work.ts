import { and, eq, paymentTransaction } from '@baize/db';

import type { PaymentWork } from '../wakeups.ts';
import { isTransaction } from './move-transaction.ts';
import { sendRefund } from './refunds/send-refund.ts';
import { type PayoutContext, sendPayout } from './send-payout.ts';

/**
 * Sends what operators decide at once, in whatever process they do. All servers hear of it and one sends; what is lost is
 * sent by the jobs within a minute.
 *
 * @returns a function that ends it after the work that is running
 */
export function runPaymentWork(
  context: PayoutContext,
  onProblem: (error: unknown) => void,
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const stop = context.wakeups.subscribeWork((work) => {
    const run = send(context, work)
      .catch(onProblem)
      .finally(() => running.delete(run));
    running.add(run);
  });
  return async () => {
    stop();
    await Promise.all(running);
  };
}

async function send(context: PayoutContext, work: PaymentWork): Promise<void> {
  const { siteId, playerId, transactionId: id } = work;
  if (work.kind === 'refund') {
    await sendRefund(context, { siteId, playerId, id });
    return;
  }
  const isIt = and(isTransaction({ siteId, playerId, id }), eq(paymentTransaction.kind, 2));
  const [row] = await context.database.sql.select().from(paymentTransaction).where(isIt);
  if (row) await sendPayout(context, row);
}
