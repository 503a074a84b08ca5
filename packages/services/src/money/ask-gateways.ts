import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, gt, inArray, or, paymentTransaction, sql } from '@baize/db';
import {
  type PaymentGatewayPort,
  PaymentGatewayUnavailable,
  type PaymentReport,
  type Provider,
} from '@baize/providers';

import { applyReport } from './apply-report.ts';
import type { TransactionRow } from './move-transaction.ts';
import { reviewUnknown } from './payout-doubt.ts';
import { UNOPENED } from './start-deposit.ts';
import { FIRST_ASKED_MS, waitSecondsAfter } from './repeat-pace.ts';
import { isUnclaimed, type PayoutContext, sendPayout } from './send-payout.ts';

/** Payments of one gateway that are asked about at the same time. */
export const ASKED_AT_ONCE = 4;
/** No payment is claimed later in a run: the next run starts a minute after this one. */
const RUN_MS = 45_000;
/** How long a gateway that said nothing at the start of a deposit is asked whether it has opened it after all. */
const UNOPENED_MS = 24 * 60 * 60_000;

const { pending, processing, rejected } = transactionStatus;

/**
 * Asks the gateways about payments and payouts whose notices never came, also about deposits that we rejected because the
 * gateway did not respond, and sends payouts again that nobody answered. Run by schedule; each payment is asked about less
 * and less often. Running it twice does no harm. A slow gateway delays no other, and one that takes no calls is tried once.
 *
 * @returns the number of payments that were asked about
 */
export async function askGateways(
  context: PayoutContext,
  signal?: AbortSignal,
  { runMs = RUN_MS }: { readonly runMs?: number } = {},
): Promise<number> {
  const problems: unknown[] = [];
  const run: Run = { context, signal, deadline: AbortSignal.timeout(runMs), problems };
  const gateways = context.providers.all.filter(({ payments }) => payments !== undefined);
  const counts = await Promise.all(gateways.map((gateway) => askGateway(run, gateway)));
  if (problems.length > 0)
    throw new AggregateError(problems, `${problems.length} payments could not be decided`);
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Run {
  readonly context: PayoutContext;
  readonly signal: AbortSignal | undefined;
  readonly deadline: AbortSignal;
  /** Of single payments, which do not stop the others. */
  readonly problems: unknown[];
}

async function askGateway(run: Run, gateway: Pick<Provider, 'name' | 'circuit'>): Promise<number> {
  const { context, signal, deadline, problems } = run;
  const isTakingCalls = () => gateway.circuit() === 'closed';
  let count = 0;
  for (const isAskable of [isOpen(), isUnopened(context.clock.now())])
    for (;;) {
      signal?.throwIfAborted();
      if (deadline.aborted) return count;
      // What is claimed is asked about at once, so no other process claims it meanwhile.
      const size = isTakingCalls() ? ASKED_AT_ONCE : 1;
      const due = await claimDue(context, gateway.name, { isAskable, size });
      await Promise.all(
        due.map((row) => askAbout(context, row).catch((problem: unknown) => problems.push(problem))),
      );
      count += due.length;
      if (due.length > 0 && !isTakingCalls()) return count;
      if (due.length < size) break;
    }
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

interface Due {
  readonly isAskable: ReturnType<typeof isOpen>;
  readonly size: number;
}

/** Claims by writing when it was asked, so that of two processes one asks. Who has waited longest comes first. */
async function claimDue(
  { database, clock }: PayoutContext,
  provider: string,
  { isAskable, size }: Due,
): Promise<TransactionRow[]> {
  const now = clock.now();
  const at = now.toISOString();
  const waitSeconds = waitSecondsAfter(paymentTransaction.attempts, FIRST_ASKED_MS);
  const since = sql`coalesce(${paymentTransaction.askedAt}, ${paymentTransaction.changedAt}, ${paymentTransaction.createdAt})`;
  const isDue = sql`${since} <= ${at}::timestamptz - make_interval(secs => ${waitSeconds})`;
  const isTheirs = eq(paymentTransaction.provider, provider);
  const rows = sql`select ctid from ${paymentTransaction} where ${isTheirs} and ${isAskable} and ${isDue} and ${isUnclaimed(now)} order by ${since} limit ${size} for update skip locked`;
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
