import { transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import { and, eq, inArray, paymentRefund, type Queries, refundState, type Transaction } from '@baize/db';
import type { PaymentReport } from '@baize/providers';

import type { Services } from '../../context.ts';
import { depositOutcome } from '../deposit-outcome.ts';
import type { TransactionRow } from '../move-transaction.ts';
import { fullAmountOf } from '../payment-sums.ts';
import { type Received, receivedOf } from '../received.ts';
import { nothingNew, type ReportOutcome } from '../report-outcome.ts';
import { type DepositKey, endRefund, isRefundOf, type RefundRow } from './refund-hold.ts';

const { approved, returned, processing } = transactionStatus;

type Judged = Pick<
  TransactionRow,
  'kind' | 'status' | 'details' | 'currency' | 'amountMinor' | 'creditedMinor' | 'feeMinor'
>;

/**
 * What a gateway has of a deposit that was neither credited nor sent back.
 *
 * @param sentBackMinor of `readSentBack`
 * @returns undefined for nothing
 */
export function uncreditedOf(row: Judged, sentBackMinor: bigint): Received | undefined {
  const received = receivedOf(row);
  const isCredited = row.status === approved || row.status === returned;
  if (!received || (isCredited && received.currency !== isoCurrency(row.currency))) return undefined;
  const amountMinor = received.amountMinor - sentBackMinor - (isCredited ? fullAmountOf(row) : 0n);
  return amountMinor > 0n ? { amountMinor, currency: received.currency } : undefined;
}

/** What was sent back of money that was never credited, in the currency of the money; also what is on its way. */
export async function readSentBack(
  sql: Queries,
  row: DepositKey & Pick<TransactionRow, 'details'>,
): Promise<bigint> {
  const received = receivedOf(row);
  return received ? sentBackIn(await readUncredited(sql, row), received.currency) : 0n;
}

type Sum = Pick<RefundRow, 'amountMinor' | 'currency'>;

/** What `readUncredited` returned adds up to in one currency. */
export function sentBackIn(refunds: readonly Sum[], currency: string): bigint {
  return refunds.reduce((sum, one) => (one.currency === currency ? sum + one.amountMinor : sum), 0n);
}

/**
 * What a gateway's report means for a deposit, some of whose money may have been sent back uncredited: that money neither
 * comes again with a repeated notice, nor is it taken from the player when the gateway reports it as returned.
 */
export async function outcomeOfDeposit(
  context: Pick<Services, 'ledger' | 'clock'>,
  transaction: Transaction,
  row: TransactionRow,
  report: PaymentReport,
): Promise<ReportOutcome> {
  const received = receivedOf(row);
  const refunds = received ? await readUncredited(transaction.sql, row) : [];
  if (!received || refunds.length === 0) return depositOutcome(row, report);
  const sentMinor = sentBackIn(refunds, report.currency);
  const without = { ...report, amountMinor: report.amountMinor - sentMinor };
  switch (report.state) {
    case 'returned': {
      if (report.currency !== received.currency) return depositOutcome(row, report);
      const open = refunds.find(({ state }) => state === refundState.sending);
      const isEnded = open !== undefined && without.amountMinor >= 0n;
      if (isEnded) await endRefund(context, transaction, row, { refund: open, state: 'done' });
      if (without.amountMinor <= 0n) return { result: 'decided', replayed: !isEnded };
      return depositOutcome(row, without);
    }
    case 'paid':
    case 'late':
      if (row.status === approved || row.status === returned) return depositOutcome(row, without);
      if (report.currency === received.currency && report.amountMinor <= received.amountMinor)
        return nothingNew;
      return {
        result: 'review',
        replayed: false,
        ...(row.status !== processing && { to: processing }),
        ...more,
      };
    default:
      return row.status === processing ? depositOutcome(row, report) : nothingNew;
  }
}

/** More came after what had come was sent back. */
const more = { reason: 'partial_payment', review: 'partial_payment' } as const;

/** The refunds of money that was never credited, which were sent or are on their way. */
export async function readUncredited(sql: Queries, row: DepositKey) {
  return sql
    .select()
    .from(paymentRefund)
    .where(
      and(
        isRefundOf(row),
        eq(paymentRefund.heldMinor, 0n),
        inArray(paymentRefund.state, [refundState.sending, refundState.done]),
      ),
    );
}
