import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, gt, inArray, inTransaction, or, paymentTransaction, sql } from '@baize/db';
import { type PaymentGatewayPort, PaymentGatewayUnavailable, type PaymentReport } from '@baize/providers';

import { applyReport } from './apply-report.ts';
import type { TransactionRow } from './move-transaction.ts';
import { reviewPayment } from './review-payment.ts';
import { UNOPENED } from './start-deposit.ts';
import { waitSecondsAfter } from './repeat-pace.ts';
import { isUnclaimed, type PayoutContext, sendPayout } from './send-payout.ts';

/** A notice usually comes within this time; only then the gateway is asked. */
const FIRST_ASKED_MS = 2 * 60_000;
const BATCH_ROWS = 50;
/** How long a gateway that said nothing at the start of a deposit is asked whether it has opened it after all. */
const UNOPENED_MS = 24 * 60 * 60_000;

const { pending, processing, rejected } = transactionStatus;

/**
 * Asks the gateways about payments and payouts whose notices never came, also about deposits that we rejected because the
 * gateway did not respond, and sends payouts again that nobody answered. Run by schedule; each payment is asked about less
 * and less often. Running it twice does no harm.
 *
 * @returns the number of payments that were asked about
 */
export async function askGateways(context: PayoutContext, signal?: AbortSignal): Promise<number> {
  let count = 0;
  const problems: unknown[] = [];
  for (const isAskable of [isOpen(), isUnopened(context.clock.now())])
    for (;;) {
      signal?.throwIfAborted();
      const due = await claimDue(context, isAskable);
      for (const row of due) {
        signal?.throwIfAborted();
        // One payment that cannot be booked does not stop the others.
        await askAbout(context, row).catch((problem: unknown) => problems.push(problem));
      }
      count += due.length;
      if (due.length < BATCH_ROWS) break;
    }
  if (problems.length > 0)
    throw new AggregateError(problems, `${problems.length} payments could not be decided`);
  return count;
}

function isOpen() {
  return or(
    and(
      eq(paymentTransaction.kind, transactionKind.deposit),
      inArray(paymentTransaction.status, [pending, processing]),
    ),
    and(eq(paymentTransaction.kind, transactionKind.withdraw), eq(paymentTransaction.status, processing)),
  );
}

/** In the words of its index. */
function isUnopened(now: Date) {
  return and(
    sql`${paymentTransaction.kind} = 1 and ${paymentTransaction.status} = ${sql.raw(String(rejected))}`,
    sql`${paymentTransaction.changeReason} = ${sql.raw(`'${UNOPENED}'`)}`,
    gt(paymentTransaction.changedAt, new Date(now.getTime() - UNOPENED_MS)),
  );
}

/** Claims by writing when it was asked, so that of two processes one asks. */
async function claimDue(
  { database, clock }: PayoutContext,
  isAskable: ReturnType<typeof isOpen>,
): Promise<TransactionRow[]> {
  const now = clock.now();
  const at = now.toISOString();
  const waitSeconds = waitSecondsAfter(paymentTransaction.attempts, FIRST_ASKED_MS);
  const isDue = sql`coalesce(${paymentTransaction.askedAt}, ${paymentTransaction.changedAt}, ${paymentTransaction.createdAt}) <= ${at}::timestamptz - make_interval(secs => ${waitSeconds})`;
  const rows = sql`select ctid from ${paymentTransaction} where ${isAskable} and ${isDue} and ${isUnclaimed(now)} limit ${BATCH_ROWS} for update skip locked`;
  // An attempt to send a payout is counted when it is sent.
  const counted = sql`(${paymentTransaction.kind} = 1 or ${paymentTransaction.providerRef} is not null)::integer`;
  return database.sql
    .update(paymentTransaction)
    .set({ askedAt: now, attempts: sql`${paymentTransaction.attempts} + ${counted}` })
    .where(sql`ctid = any(array(${rows}))`)
    .returning();
}

async function askAbout(context: PayoutContext, row: TransactionRow): Promise<void> {
  const gateway = context.providers.find('payments', row.provider);
  if (!gateway) return;
  // A payout without a reference may never have arrived.
  if (row.kind === transactionKind.withdraw && row.providerRef === null) {
    await sendPayout(context, row);
    return;
  }
  const report = await findAt(gateway, row);
  if (report) await applyReport(context, { ...report, siteId: row.siteId, provider: row.provider });
  else if (report === null && row.kind === transactionKind.withdraw) await reviewUnknown(context, row);
}

/** A gateway that no longer knows a payout it has replied to: an operator finds out, and has it sent again. */
async function reviewUnknown({ database, clock }: PayoutContext, row: TransactionRow): Promise<void> {
  const review = { reason: 'payout_unknown', detail: row.providerRef ?? '', now: clock.now() };
  await inTransaction(database, (transaction) => reviewPayment(transaction, row, review));
}

/** @returns null if the gateway does not know it, undefined if it said nothing */
async function findAt(
  gateway: PaymentGatewayPort,
  row: TransactionRow,
): Promise<PaymentReport | null | undefined> {
  const key = { siteId: row.siteId, transactionId: row.id, providerRef: row.providerRef };
  try {
    if (row.kind === transactionKind.deposit) return await gateway.findPayment?.(key);
    return gateway.payouts && ((await gateway.payouts.findPayout(key)) ?? null);
  } catch (error) {
    // The next run asks again.
    if (error instanceof PaymentGatewayUnavailable) return undefined;
    throw error;
  }
}
