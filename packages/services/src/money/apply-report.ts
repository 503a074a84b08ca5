import { transactionKind, transactionStatus } from '@baize/contract';
import { inTransaction, paymentTransaction, type Transaction } from '@baize/db';
import type { BookResult } from '@baize/ledger';
import type { NoticeDecision } from '@baize/providers';

import type { Services } from '../context.ts';
import { reviewDeposit } from '../limits/index.ts';
import { bookReturn } from './book-return.ts';
import { depositOutcome } from './deposit-outcome.ts';
import { LATE_PAYMENT_NOTE } from './late-payment-note.ts';
import { type GatewayReport, lockReported } from './lock-reported.ts';
import { isTransaction, moveTransaction, type TransactionRow } from './move-transaction.ts';
import { payoutOutcome } from './payout-outcome.ts';
import { publishTransaction } from './publish-transaction.ts';
import type { ReportOutcome } from './report-outcome.ts';
import { reviewPayment } from './review-payment.ts';

type ReportContext = Pick<Services, 'database' | 'ledger' | 'clock' | 'wakeups'>;

interface Applied {
  readonly row: TransactionRow;
  readonly booked: BookResult | undefined;
}

/**
 * Applies what a gateway says of a payment or payout, in a notice or when it is asked; docs/payments.md has every outcome.
 * The money is booked in the transaction that changes the status, so neither happens without the other. A repeated report
 * gets the same answer.
 *
 * @throws Error if the ledger cannot book: the notice is then not acknowledged and the gateway repeats it
 */
export async function applyReport(context: ReportContext, report: GatewayReport): Promise<NoticeDecision> {
  let applied: Applied | undefined;
  const decision = await inTransaction(context.database, async (transaction) => {
    const row = await lockReported(transaction, report);
    if (!row) return { result: 'unknown', replayed: false } as const;
    if (report.transactionId !== null && row.id !== report.transactionId)
      return { result: 'mismatch', replayed: false } as const;
    const outcome = report.subject === 'payment' ? depositOutcome(row, report) : payoutOutcome(row, report);
    applied = await applyOutcome(context, transaction, { row, report, outcome });
    return { result: outcome.result, replayed: outcome.replayed };
  });
  if (applied) await publishTransaction(context, applied.row, applied.booked);
  return decision;
}

interface Application {
  readonly row: TransactionRow;
  readonly report: GatewayReport;
  readonly outcome: ReportOutcome;
}

/** @returns undefined if the payment did not change */
async function applyOutcome(
  context: ReportContext,
  transaction: Transaction,
  { row, report, outcome }: Application,
): Promise<Applied | undefined> {
  const now = context.clock.now();
  if (outcome.review !== undefined) {
    const detail = `${report.state} ${report.amountMinor} ${report.currency}`;
    await reviewPayment(transaction, row, { reason: outcome.review, detail, now });
  }
  const learned = learnedFrom(row, report, outcome);
  const back = outcome.returned && (await bookReturn(context, transaction, row, outcome.returned));
  if (outcome.to === undefined) {
    // From now on it waits for a person, not for the gateway.
    const isDoubted = outcome.review !== undefined && outcome.reason === outcome.review;
    const doubt = isDoubted && { changeReason: outcome.review, changedBy: 'gateway' as const };
    if (Object.keys(learned).length === 0 && !back && !doubt) return undefined;
    const set = { ...learned, ...(back && { returnedMinor: back.returnedMinor }), ...doubt };
    await transaction.sql.update(paymentTransaction).set(set).where(isTransaction(row));
    return back && { row: { ...row, ...set }, booked: back.booked };
  }
  const isLateDeposit = row.kind === transactionKind.deposit && outcome.reason === 'late_payment';
  const moved = await moveTransaction(context, transaction, row, {
    to: outcome.to,
    by: 'gateway',
    ...(outcome.reason !== undefined && { reason: outcome.reason }),
    set: {
      ...learned,
      ...(outcome.creditedMinor !== undefined && { creditedMinor: outcome.creditedMinor }),
      ...(back && { returnedMinor: back.returnedMinor }),
      ...(isLateDeposit && { managerNote: LATE_PAYMENT_NOTE }),
    },
  });
  if (row.kind === transactionKind.deposit && outcome.to === transactionStatus.approved)
    await reviewDeposit(transaction, row, { provider: row.provider, tx: String(row.id), now });
  return { row: moved.row, booked: moved.booked ?? back?.booked };
}

/** Facts of a report that the row did not have: the reference, and how much of a payment is there. */
function learnedFrom(
  row: TransactionRow,
  report: GatewayReport,
  { review, result }: ReportOutcome,
): Pick<Partial<TransactionRow>, 'providerRef' | 'details'> {
  const isReceived = review !== undefined && report.state === 'paid';
  const coin = { ...(row.details['coin'] as object | undefined), ...report.coin };
  const received = { amount_minor: String(report.amountMinor), currency: report.currency };
  return {
    // A report that contradicts the payment may be of another one.
    ...(row.providerRef === null && result !== 'mismatch' && { providerRef: report.providerRef }),
    ...((report.coin !== undefined || isReceived) && {
      details: {
        ...row.details,
        ...(report.coin && { coin }),
        ...(isReceived && { received }),
      },
    }),
  };
}
