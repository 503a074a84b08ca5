import { transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import { and, eq, gte, inArray, lt, or, paymentRefund, paymentTransaction, refundState } from '@baize/db';
import type { PaymentGatewayPort, StatementLine } from '@baize/providers';

import type { Services } from '../../context.ts';
import type { TransactionRow } from '../move-transaction.ts';
import { receivedOf } from '../received.ts';
import { type ComparedPayment, compareStatement, wasMoved } from './compare-statement.ts';
import { confirmFindings } from './confirm-findings.ts';
import type { Finding } from './finding.ts';

/** Gateways and we may put a payment on different sides of midnight. */
const AROUND_MS = 6 * 60 * 60_000;
/** References that are looked up by one statement. */
const BATCH = 500;
/** Characters of an error in a report. */
const MAX_DETAIL = 300;

export interface DayRange {
  readonly siteId: number;
  readonly from: Date;
  readonly to: Date;
}

/** Compares a day of one gateway's statement with our payments. */
export async function compareGateway(
  { database }: Pick<Services, 'database'>,
  { siteId, from, to }: DayRange,
  provider: string,
  gateway: PaymentGatewayPort,
): Promise<Finding[]> {
  const range = { from: new Date(from.getTime() - AROUND_MS), to: new Date(to.getTime() + AROUND_MS) };
  try {
    const lines = ((await gateway.statement?.({ siteId, ...range })) ?? []).map(storable);
    const payments = await findPayments(database, { siteId, provider, from, to, lines });
    const findings = compareStatement({ provider, lines, payments, from, to });
    return await confirmFindings(gateway, { findings, payments });
  } catch (error) {
    // The report says so, and the other gateways are compared.
    const none = { playerId: null, transactionId: null, providerRef: null };
    const detail = withoutNul(error instanceof Error ? error.message : String(error)).slice(0, MAX_DETAIL);
    return [{ kind: 'no statement', detail, ...none, provider, expectedMinor: null, foundMinor: null }];
  }
}

/** The database stores no NUL in a text. */
const withoutNul = (text: string) => text.replaceAll('\0', '\u{FFFD}');
/** A line of a gateway that may name anything; an id that we cannot have given is none. */
function storable(line: StatementLine): StatementLine {
  const { providerRef, transactionId } = line;
  return {
    ...line,
    providerRef: withoutNul(providerRef),
    transactionId: Number.isSafeInteger(transactionId) ? transactionId : null,
  };
}

interface PaymentSearch {
  readonly siteId: number;
  readonly provider: string;
  readonly from: Date;
  readonly to: Date;
  readonly lines: readonly StatementLine[];
}

async function findPayments(
  { sql }: Services['database'],
  { siteId, provider, from, to, lines }: PaymentSearch,
): Promise<ComparedPayment[]> {
  const isOurs = and(eq(paymentTransaction.siteId, siteId), eq(paymentTransaction.provider, provider));
  const isOfDay = and(gte(paymentTransaction.decidedAt, from), lt(paymentTransaction.decidedAt, to));
  const isMoved = inArray(paymentTransaction.status, [
    transactionStatus.approved,
    transactionStatus.returned,
  ]);
  const rows = await sql
    .select()
    .from(paymentTransaction)
    .where(and(isOurs, isOfDay, isMoved));
  const found = new Map(rows.map((row) => [row.id, row]));
  for (let at = 0; at < lines.length; at += BATCH) {
    const batch = lines.slice(at, at + BATCH);
    const ids = batch.flatMap(({ transactionId }) => (transactionId === null ? [] : [transactionId]));
    const isNamed = or(
      inArray(
        paymentTransaction.providerRef,
        batch.map(({ providerRef }) => providerRef),
      ),
      ...(ids.length > 0 ? [inArray(paymentTransaction.id, ids)] : []),
    );
    for (const row of await sql.select().from(paymentTransaction).where(and(isOurs, isNamed)))
      found.set(row.id, row);
  }
  const sentBack = await findSentBack(sql, siteId, found);
  return [...found.values()].map((row) => {
    const { all, byGateway } = sentBack.get(row.id) ?? { all: 0n, byGateway: 0n };
    return { ...row, sentBackMinor: all, sentByGatewayMinor: byGateway };
  });
}

/** What was sent back of money that was never credited, in the currency that the gateway has of the payment. */
async function findSentBack(
  queries: Services['database']['sql'],
  siteId: number,
  payments: ReadonlyMap<number, TransactionRow>,
) {
  const sums = new Map<number, { all: bigint; byGateway: bigint }>();
  if (payments.size === 0) return sums;
  const refunds = await queries
    .select()
    .from(paymentRefund)
    .where(
      and(
        eq(paymentRefund.siteId, siteId),
        eq(paymentRefund.heldMinor, 0n),
        inArray(paymentRefund.state, [refundState.sending, refundState.done]),
        inArray(paymentRefund.transactionId, [...payments.keys()]),
      ),
    );
  for (const { transactionId, amountMinor, currency, outside } of refunds) {
    const payment = payments.get(transactionId);
    if (!payment || currency !== currencyAtGateway(payment)) continue;
    const { all, byGateway } = sums.get(transactionId) ?? { all: 0n, byGateway: 0n };
    sums.set(transactionId, {
      all: all + amountMinor,
      byGateway: byGateway + (outside === null ? amountMinor : 0n),
    });
  }
  return sums;
}

/** Of a payment that was credited its own, else that of what came. */
function currencyAtGateway(payment: TransactionRow): string {
  const own = isoCurrency(payment.currency);
  return wasMoved(payment) ? own : (receivedOf(payment)?.currency ?? own);
}
