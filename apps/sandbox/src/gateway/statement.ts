import type { StatementLine } from '@baize/providers';

import type { Payment } from './payment.ts';

interface StatementRange {
  readonly siteId: number;
  readonly from: Date;
  readonly to: Date;
}

/** What the gateway booked for a brand: payments and payouts when they were final, and money that went back. */
export function statementLines(payments: readonly Payment[], range: StatementRange): StatementLine[] {
  return payments
    .filter(({ siteId }) => siteId === range.siteId)
    .flatMap(linesOf)
    .filter(({ at }) => at >= range.from && at < range.to);
}

function linesOf(payment: Payment): StatementLine[] {
  const { providerRef, transactionId, paidAt } = payment;
  const line = (kind: StatementLine['kind'], minor: number, at: string): StatementLine => ({
    kind,
    providerRef,
    transactionId,
    amountMinor: BigInt(minor),
    currency: payment.receivedCurrency,
    at: new Date(at),
  });
  return [
    ...(paidAt === null ? [] : [line(payment.subject, payment.receivedMinor, paidAt)]),
    ...payment.returns.map(({ amountMinor, at }) => line('refund', amountMinor, at)),
  ];
}
