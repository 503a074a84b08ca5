import { transactionKind, transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import type { StatementLine } from '@baize/providers';

import type { TransactionRow } from '../move-transaction.ts';
import type { Finding } from './finding.ts';

/** A payment, and what was sent back of it without having been credited: in all, and through the gateway. */
export interface ComparedPayment extends TransactionRow {
  readonly sentBackMinor: bigint;
  readonly sentByGatewayMinor: bigint;
}

export interface StatementComparison {
  readonly provider: string;
  /** Lines of the day and of the hours around it. */
  readonly lines: readonly StatementLine[];
  /** The payments that the lines name, and all that were approved on the day. */
  readonly payments: readonly ComparedPayment[];
  readonly from: Date;
  readonly to: Date;
}

/** What a gateway says of a payment in one kind of lines. */
interface Sum {
  readonly line: StatementLine;
  readonly amountMinor: bigint;
  readonly payment: ComparedPayment | undefined;
}

/** Differences between a day of a gateway's statement and our payments. */
export function compareStatement({ provider, lines, payments, from, to }: StatementComparison): Finding[] {
  const isOfDay = (at: Date) => at >= from && at < to;
  const sums = sumLines(lines, payments);
  const findings = sums.flatMap((sum) => (isOfDay(sum.line.at) ? judge(sum, provider) : []));
  const known = new Set(sums.flatMap(({ line, payment }) => (payment ? [`${line.kind} ${payment.id}`] : [])));
  for (const payment of payments) {
    const kind = payment.kind === transactionKind.deposit ? 'payment' : 'payout';
    const { decidedAt } = payment;
    if (!wasMoved(payment) || decidedAt === null || !isOfDay(decidedAt) || known.has(`${kind} ${payment.id}`))
      continue;
    findings.push(differenceOf('missing there', kind, { provider, payment, foundMinor: 0n }));
  }
  return findings;
}

/** One payment may have several lines, such as refunds in parts. */
function sumLines(lines: readonly StatementLine[], payments: readonly ComparedPayment[]): Sum[] {
  const byRef = new Map(payments.map((payment) => [payment.providerRef, payment]));
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const sums = new Map<string, Sum>();
  for (const line of lines) {
    const ours = line.transactionId === null ? undefined : byId.get(line.transactionId);
    const payment = byRef.get(line.providerRef) ?? ours;
    const key = `${line.kind} ${payment?.id ?? line.providerRef} ${line.currency}`;
    const known = sums.get(key);
    sums.set(key, {
      line: known?.line ?? line,
      payment,
      amountMinor: (known?.amountMinor ?? 0n) + line.amountMinor,
    });
  }
  return [...sums.values()];
}

function judge({ line, amountMinor, payment }: Sum, provider: string): Finding[] {
  if (!payment) {
    const { transactionId, providerRef } = line;
    const finding = {
      kind: 'missing here',
      detail: line.kind,
      provider,
      providerRef,
      transactionId,
    } as const;
    return [{ ...finding, playerId: null, expectedMinor: amountMinor, foundMinor: 0n }];
  }
  const found = { provider, payment, foundMinor: amountMinor };
  if (line.kind !== 'refund' && !wasMoved(payment))
    return amountMinor === payment.sentBackMinor ? [] : [differenceOf('missing here', line.kind, found)];
  if (isoCurrency(payment.currency) !== line.currency)
    return [differenceOf('other amount', `${line.kind} in ${line.currency}`, found)];
  return amountMinor === ourAmount(payment, line.kind)
    ? []
    : [differenceOf('other amount', line.kind, found)];
}

/** Approved, and perhaps returned since. */
export function wasMoved({ status }: TransactionRow): boolean {
  return status === 1 || status === 6;
}

/** What went through the gateway: with its fee for a deposit, without it for a payout. */
function ourAmount(payment: ComparedPayment, kind: StatementLine['kind']): bigint {
  const { amountMinor, creditedMinor, feeMinor, returnedMinor } = payment;
  if (kind === 'payout') return amountMinor - feeMinor;
  const receivedMinor = creditedMinor === null ? amountMinor : creditedMinor + feeMinor;
  if (kind === 'payment') return receivedMinor + payment.sentBackMinor;
  // The whole of it goes back with its fee.
  const takenMinor = payment.status === transactionStatus.returned ? receivedMinor : returnedMinor;
  return takenMinor + payment.sentByGatewayMinor;
}

function differenceOf(
  kind: 'missing here' | 'missing there' | 'other amount',
  detail: string,
  { provider, payment, foundMinor }: { provider: string; payment: ComparedPayment; foundMinor: bigint },
): Finding {
  const [line = 'payment'] = detail.split(' ');
  return {
    kind,
    detail,
    playerId: payment.playerId,
    transactionId: payment.id,
    provider,
    providerRef: payment.providerRef,
    // Missing here: the gateway has moved money that is not booked.
    expectedMinor: kind === 'missing here' ? foundMinor : ourAmount(payment, line as StatementLine['kind']),
    foundMinor: kind === 'missing here' ? 0n : foundMinor,
  };
}
