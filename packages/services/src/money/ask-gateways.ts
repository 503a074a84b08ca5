import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, inArray, or, paymentTransaction, sql } from '@baize/db';
import { type PaymentGatewayPort, PaymentGatewayUnavailable, type PaymentReport } from '@baize/providers';

import { applyReport } from './apply-report.ts';
import type { TransactionRow } from './move-transaction.ts';
import { type PayoutContext, sendPayout } from './send-payout.ts';

/** A notice usually comes within this time; only then the gateway is asked. */
const FIRST_ASKED_MS = 2 * 60_000;
const SLOWEST_MS = 30 * 60_000;
const BATCH_ROWS = 50;

const { pending, processing } = transactionStatus;

/**
 * Asks the gateways about payments and payouts whose notices never came, and sends payouts again that nobody answered.
 * Run by schedule; each payment is asked about less and less often. Running it twice does no harm.
 *
 * @returns the number of payments that were asked about
 */
export async function askGateways(context: PayoutContext, signal?: AbortSignal): Promise<number> {
  let count = 0;
  const problems: unknown[] = [];
  for (;;) {
    signal?.throwIfAborted();
    const due = await claimDue(context);
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

/** Claims by writing when it was asked, so that of two processes one asks. */
async function claimDue({ database, clock }: PayoutContext): Promise<TransactionRow[]> {
  const now = clock.now();
  const at = now.toISOString();
  const isAskable = or(
    and(
      eq(paymentTransaction.kind, transactionKind.deposit),
      inArray(paymentTransaction.status, [pending, processing]),
    ),
    and(eq(paymentTransaction.kind, transactionKind.withdraw), eq(paymentTransaction.status, processing)),
  );
  const waitSeconds = sql`least(${SLOWEST_MS / 1000}, ${FIRST_ASKED_MS / 1000} * power(2, least(${paymentTransaction.attempts}, 10)))`;
  const isDue = sql`coalesce(${paymentTransaction.askedAt}, ${paymentTransaction.changedAt}, ${paymentTransaction.createdAt}) <= ${at}::timestamptz - make_interval(secs => ${waitSeconds})`;
  const rows = sql`select ctid from ${paymentTransaction} where ${isAskable} and ${isDue} limit ${BATCH_ROWS} for update skip locked`;
  return database.sql
    .update(paymentTransaction)
    .set({ askedAt: now, attempts: sql`${paymentTransaction.attempts} + 1` })
    .where(sql`ctid = any(array(${rows}))`)
    .returning();
}

async function askAbout(context: PayoutContext, row: TransactionRow): Promise<void> {
  const gateway = context.providers.find('payments', row.provider);
  if (!gateway) return;
  // A payout without a reference may never have arrived; sending it again is safe.
  if (row.kind === transactionKind.withdraw && row.providerRef === null) {
    await sendPayout(context, row);
    return;
  }
  const report = await findAt(gateway, row);
  if (report) await applyReport(context, { ...report, siteId: row.siteId, provider: row.provider });
}

async function findAt(gateway: PaymentGatewayPort, row: TransactionRow): Promise<PaymentReport | undefined> {
  const key = { siteId: row.siteId, transactionId: row.id, providerRef: row.providerRef };
  try {
    return row.kind === transactionKind.deposit
      ? await gateway.findPayment?.(key)
      : await gateway.payouts?.findPayout(key);
  } catch (error) {
    // The next run asks again.
    if (error instanceof PaymentGatewayUnavailable) return undefined;
    throw error;
  }
}
