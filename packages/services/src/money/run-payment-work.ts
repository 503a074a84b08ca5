import { and, eq, paymentTransaction } from '@baize/db';

import type { Services } from '../context.ts';
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
    if (work.kind === 'notice') return;
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

/**
 * Sends the e-mails that payments cause soon after their commit, in whatever process it was. One look at a time: what was
 * added during it is found by the next one, and what is lost by the sweep of the outbox.
 *
 * @returns a function that ends it after the look that is running
 */
export function runPaymentNotices(
  { wakeups, outbox }: Pick<Services, 'wakeups' | 'outbox'>,
  onProblem: (error: unknown) => void,
): () => Promise<void> {
  let isDue = false;
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    while (isDue) {
      isDue = false;
      await outbox.beginNotices().catch(onProblem);
    }
    running = undefined;
  }
  const stop = wakeups.subscribeWork(({ kind }) => {
    if (kind !== 'notice') return;
    isDue = true;
    running ??= run();
  });
  return async () => {
    stop();
    await running;
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
