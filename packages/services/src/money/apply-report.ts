import { transactionKind, transactionStatus } from '@baize/contract';
import { inTransaction, paymentTransaction, type Transaction } from '@baize/db';
import type { BookResult } from '@baize/ledger';
import type { NoticeDecision } from '@baize/providers';

import type { Services } from '../context.ts';
import { bookReturn } from './book-return.ts';
import { withObstacle } from './deposit-outcome.ts';
import { findObstacle } from './find-obstacle.ts';
import { isWaitingForMoney } from './is-waiting-for-money.ts';
import { sendReviewMessage } from './payment-message.ts';
import { LATE_PAYMENT_NOTE } from './payment-notes.ts';
import { type GatewayReport, lockReported } from './lock-reported.ts';
import {
  isTransaction,
  type MovedTransaction,
  moveTransaction,
  type TransactionRow,
} from './move-transaction.ts';
import { payoutOutcome } from './payout-outcome.ts';
import { publishTransaction } from './publish-transaction.ts';
import { learnDetails } from './received.ts';
import { outcomeOfDeposit } from './refunds/uncredited.ts';
import type { ReportOutcome } from './report-outcome.ts';
import { reviewPayment } from './review-payment.ts';

type ReportContext = Pick<Services, 'database' | 'ledger' | 'clock' | 'wakeups'>;

interface Applied {
  readonly row: TransactionRow;
  readonly booked: BookResult | undefined;
  /** Other payments that changed with it. */
  readonly others?: readonly MovedTransaction[];
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
    const outcome =
      report.subject === 'payment'
        ? await judgeCredit(context, transaction, {
            row,
            report,
            outcome: await outcomeOfDeposit(context, transaction, row, report),
          })
        : payoutOutcome(row, report);
    applied = await applyOutcome(context, transaction, { row, report, outcome });
    return { result: outcome.result, replayed: outcome.replayed };
  });
  for (const other of applied?.others ?? []) await publishTransaction(context, other.row, other.booked);
  if (applied) await publishTransaction(context, applied.row, applied.booked);
  return decision;
}

interface Application {
  readonly row: TransactionRow;
  readonly report: GatewayReport;
  readonly outcome: ReportOutcome;
}

/** @returns the outcome, or the one that waits for an operator if something is in the way of a credit */
async function judgeCredit(
  { clock }: Pick<Services, 'clock'>,
  transaction: Transaction,
  { row, report, outcome }: Application,
): Promise<ReportOutcome> {
  if (outcome.to !== transactionStatus.approved) return outcome;
  const paid = { paidMinor: report.amountMinor, now: clock.now(), payer: report.payer };
  const obstacle = await findObstacle(transaction, row, paid);
  return obstacle === undefined ? outcome : withObstacle(row, report, obstacle);
}

/** @returns undefined if the player sees no change */
async function applyOutcome(
  context: ReportContext,
  transaction: Transaction,
  { row, report, outcome }: Application,
): Promise<Applied | undefined> {
  const now = context.clock.now();
  if (outcome.review !== undefined) {
    // What the gateway says again is no new doubt, also after the review of it was closed; what it says otherwise is.
    const news = `${report.state} ${report.amountMinor} ${report.currency}`;
    await reviewPayment(transaction, row, { reason: outcome.review, about: news, detail: news, now });
  }
  const learned = learnedFrom(row, report, outcome);
  const back = outcome.returned && (await bookReturn(context, transaction, row, outcome.returned));
  if (outcome.to === undefined) {
    // From now on it waits for a person, not for the gateway.
    const isDoubted = outcome.review !== undefined && outcome.reason === outcome.review;
    const doubt = isDoubted && { changeReason: outcome.review, changedBy: 'gateway' as const };
    const isDeclined = outcome.reason === 'try_declined';
    if (Object.keys(learned).length === 0 && !back && !doubt && !isDeclined) return undefined;
    const set = {
      ...learned,
      ...(back && { returnedMinor: back.returnedMinor }),
      ...doubt,
      ...(isDeclined && { changeReason: outcome.reason, changedBy: 'gateway' as const, changedAt: now }),
    };
    await transaction.sql.update(paymentTransaction).set(set).where(isTransaction(row));
    if (doubt && isWaitingForMoney(row)) await sendReviewMessage(transaction, { ...row, ...set }, now);
    const isSeen = back !== undefined || doubt !== false || isDeclined || learned.details !== undefined;
    if (!isSeen) return undefined;
    return { row: { ...row, ...set }, booked: back?.booked, ...(back && { others: back.rejected }) };
  }
  const isCredited = row.kind === transactionKind.deposit && outcome.to === transactionStatus.approved;
  const moved = await moveTransaction(context, transaction, row, {
    to: outcome.to,
    by: 'gateway',
    ...(outcome.reason !== undefined && { reason: outcome.reason }),
    set: {
      ...learned,
      ...(outcome.creditedMinor !== undefined && { creditedMinor: outcome.creditedMinor }),
      ...(back && { returnedMinor: back.returnedMinor }),
      ...(isCredited && outcome.reason === 'late_payment' && { managerNote: LATE_PAYMENT_NOTE }),
    },
  });
  return { row: moved.row, booked: moved.booked ?? back?.booked, ...(back && { others: back.rejected }) };
}

/** Facts of a report that the row did not have: the reference, and what it does not book. */
function learnedFrom(
  row: TransactionRow,
  report: GatewayReport,
  outcome: ReportOutcome,
): Pick<Partial<TransactionRow>, 'providerRef' | 'details'> {
  const details = learnDetails(row, report, outcome);
  const mayHaveReference =
    row.kind === transactionKind.deposit || row.status === transactionStatus.processing;
  return {
    // A report that contradicts the payment may be of another one, and a payout that was not sent has no reference.
    ...(row.providerRef === null &&
      outcome.result !== 'mismatch' &&
      mayHaveReference && { providerRef: report.providerRef }),
    ...(details && { details }),
  };
}
