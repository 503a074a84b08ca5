import { transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import type { PaymentReport } from '@baize/providers';

import type { TransactionRow } from './move-transaction.ts';
import type { ReportOutcome } from './report-outcome.ts';

/** What a gateway says it has of a deposit, in minor units of the currency. */
export interface Received {
  readonly amountMinor: bigint;
  readonly currency: string;
}

const { approved, processing, returned } = transactionStatus;

type Details = TransactionRow['details'];
type Judged = Pick<TransactionRow, 'details' | 'currency' | 'status' | 'amountMinor'>;

/** What the gateway has of a deposit, if its reports have not booked all of it. */
export function receivedOf({ details }: { readonly details: Details }): Received | undefined {
  const stored = details['received'] as { amount_minor?: string; currency?: string } | undefined;
  if (stored?.amount_minor === undefined || stored.currency === undefined) return undefined;
  return { amountMinor: BigInt(stored.amount_minor), currency: stored.currency };
}

export function isReceived(row: { readonly details: Details }, { amountMinor, currency }: Received): boolean {
  const stored = receivedOf(row);
  return stored?.amountMinor === amountMinor && stored.currency === currency;
}

/**
 * The only place that decides what is stored of a report: the state of a coin, who paid, and all money that the report does
 * not book.
 *
 * @returns undefined if nothing changes
 */
export function learnDetails(
  row: Judged,
  report: PaymentReport,
  outcome: ReportOutcome,
): Details | undefined {
  const isNew = hasMoney(report) && report.subject === 'payment' && !outcome.replayed;
  const received = isNew && outcome.to !== approved && isMore(row, report);
  const before = row.details['coin'] as Partial<typeof report.coin>;
  const coin = { ...before, ...report.coin };
  const isCoinNew = coin.paid !== before?.paid || coin.confirmations !== before?.confirmations;
  const wentBack = isEarlyReturn(row, report);
  const isPayerNew = report.payer !== undefined && report.payer !== row.details['payer'];
  if (!isCoinNew && !received && !isPayerNew && !wentBack) return undefined;
  return {
    ...row.details,
    ...(isCoinNew && { coin }),
    ...(isPayerNew && { payer: report.payer }),
    ...(wentBack && { went_back: { amount_minor: String(report.amountMinor), currency: report.currency } }),
    ...(received && {
      received: { amount_minor: String(report.amountMinor), currency: report.currency },
    }),
  };
}

/** Money that the gateway had returned before it said that the money had come. */
export function wentBackOf({ details }: { readonly details: Details }): Received | undefined {
  const stored = details['went_back'] as { amount_minor: string; currency: string } | undefined;
  return stored && { amountMinor: BigInt(stored.amount_minor), currency: stored.currency };
}

function isEarlyReturn(row: Judged, { subject, state, amountMinor, currency }: PaymentReport): boolean {
  if (subject !== 'payment' || state !== 'returned' || amountMinor <= 0n) return false;
  if (row.status === approved || row.status === returned) return false;
  const stored = wentBackOf(row);
  return stored?.currency !== currency || amountMinor > stored.amountMinor;
}

/** Whether the gateway has the money. */
export function hasMoney({ state }: Pick<PaymentReport, 'state'>): boolean {
  return state === 'paid' || state === 'late';
}

/**
 * What a gateway has only grows: a smaller amount is an older notice. Money in another currency, which has its review, takes
 * the place of a part that nobody has credited, so that a person says the amount, and of nothing else that can be credited.
 */
function isMore(row: Judged, { amountMinor, currency }: Received): boolean {
  const stored = receivedOf(row);
  if (stored?.currency === currency) return stored.amountMinor < amountMinor;
  if (stored?.currency !== isoCurrency(row.currency)) return true;
  const isCredited = row.status === approved || row.status === returned;
  const isWhole = row.status === processing && stored.amountMinor >= row.amountMinor;
  return !isCredited && !isWhole;
}
