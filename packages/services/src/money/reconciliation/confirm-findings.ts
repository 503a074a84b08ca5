import { transactionKind } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import { type PaymentGatewayPort, PaymentGatewayUnavailable, type PaymentReport } from '@baize/providers';

import type { TransactionRow } from '../move-transaction.ts';
import { fullAmountOf } from '../payment-sums.ts';
import { hasMoney } from '../received.ts';
import type { Finding } from './finding.ts';

/** A gateway whose whole statement is wrong is not asked about every payment of it. */
const MAX_ASKED = 50;

/**
 * Asks a gateway about the payments that a day of its statement may not show as a whole: it was dated by another day, as a
 * deposit that an operator credits later, or some parts of a refund came back on other days.
 *
 * @returns the findings that the gateway does not contradict
 */
export async function confirmFindings(
  gateway: PaymentGatewayPort,
  {
    findings,
    payments,
  }: { readonly findings: readonly Finding[]; readonly payments: readonly TransactionRow[] },
): Promise<Finding[]> {
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const confirmed: Finding[] = [];
  let asked = 0;
  for (const finding of findings) {
    const payment = finding.transactionId === null ? undefined : byId.get(finding.transactionId);
    const isDoubtful = isOfOneDay(finding) && payment !== undefined && asked < MAX_ASKED;
    if (isDoubtful) asked += 1;
    if (!isDoubtful || !agrees(finding, payment, await ask(gateway, payment))) confirmed.push(finding);
  }
  return confirmed;
}

function isOfOneDay({ kind, detail }: Finding): boolean {
  return kind === 'missing there' || (kind === 'other amount' && detail === 'refund');
}

async function ask(
  gateway: PaymentGatewayPort,
  { siteId, id, providerRef, kind }: TransactionRow,
): Promise<PaymentReport | undefined> {
  const key = { siteId, transactionId: id, providerRef };
  try {
    return kind === transactionKind.deposit
      ? await gateway.findPayment?.(key)
      : await gateway.payouts?.findPayout(key);
  } catch (error) {
    // The difference is reported.
    if (error instanceof PaymentGatewayUnavailable) return undefined;
    throw error;
  }
}

function agrees(finding: Finding, payment: TransactionRow, report: PaymentReport | undefined): boolean {
  if (report?.currency !== isoCurrency(payment.currency)) return false;
  const { state, amountMinor } = report;
  if (finding.detail === 'refund') return state === 'returned' && amountMinor === finding.expectedMinor;
  // What has come back was there before.
  return state === 'returned' || (hasMoney(report) && amountMinor === fullAmountOf(payment));
}
