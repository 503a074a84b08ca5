import { transactionKind, transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  lte,
  or,
  paymentMethod,
  paymentRefund,
  paymentTransaction,
  player,
  refundState,
  type SQL,
  sql,
} from '@baize/db';

import { isWaitingForMoney } from '../is-waiting-for-money.ts';
import type { TransactionRow } from '../move-transaction.ts';
import type { OperatorServices } from './lock-decision.ts';
import { paymentsWithMark } from './risk-marks.ts';
import { WORK_PAGE, type WorkList, type WorkSlice, type WorkTotal } from './work-filter.ts';

export interface OpenPayment {
  readonly id: number;
  readonly kind: 'deposit' | 'withdrawal';
  /** A stopped withdrawal can only be rejected; one in progress and a deposit on its way are with the gateway; any other waits for an operator. */
  readonly state: 'pending' | 'stopped' | 'in progress' | 'on its way' | 'review';
  readonly playerId: number;
  readonly username: string;
  readonly method: string;
  readonly amountMinor: bigint;
  readonly currency: number;
  readonly createdAt: Date;
  /** Operators who have approved it as it is now. */
  readonly approvals: number;
  /** How often its gateway was asked. */
  readonly attempts: number;
}

export interface OpenRefund {
  readonly transactionId: number;
  readonly playerId: number;
  readonly state: 'for another operator' | 'with the gateway';
  readonly amountMinor: bigint;
  /** ISO 4217. */
  readonly currency: string;
  readonly requestedBy: string;
  readonly createdAt: Date;
  /** How often its gateway was asked. */
  readonly attempts: number;
}

type ListServices = Pick<OperatorServices, 'database' | 'ledger' | 'clock' | 'brands'>;

/** Payments of a kind that wait for an operator or a gateway, oldest first. */
export async function listPayments(
  services: ListServices,
  kind: OpenPayment['kind'],
  slice: WorkSlice,
): Promise<WorkList<OpenPayment>> {
  const isListed = await whichPayments(services, kind, slice);
  const { sql: queries } = services.database;
  const key = sql`${paymentTransaction.siteId}, ${paymentTransaction.playerId}, ${paymentTransaction.id}`;
  const [total, rows] = await Promise.all([
    totalOf(services, isListed),
    queries
      .select({
        payment: paymentTransaction,
        username: player.username,
        method: paymentMethod.name,
        approvals: sql<number>`(select count(*)::integer from counted_approvals(${key})) +
          (select count(*)::integer from counted_resends(${key}))`,
      })
      .from(paymentTransaction)
      .innerJoin(paymentMethod, eq(paymentMethod.id, paymentTransaction.methodId))
      .leftJoin(
        player,
        and(eq(player.siteId, paymentTransaction.siteId), eq(player.id, paymentTransaction.playerId)),
      )
      .where(isListed)
      .orderBy(asc(paymentTransaction.createdAt), asc(paymentTransaction.id))
      .limit(WORK_PAGE)
      .offset(slice.offset),
  ]);
  return {
    total,
    rows: rows.map(({ payment, username, method, approvals }) => ({
      id: payment.id,
      kind,
      state: stateOf(payment),
      playerId: payment.playerId,
      username: username ?? '',
      method,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      createdAt: payment.createdAt,
      approvals,
      attempts: payment.attempts,
    })),
  };
}

function stateOf(payment: TransactionRow): OpenPayment['state'] {
  if (payment.stoppedAt !== null) return 'stopped';
  if (payment.status === transactionStatus.pending) return 'pending';
  if (payment.kind === transactionKind.withdraw) return 'in progress';
  return isWaitingForMoney(payment) ? 'on its way' : 'review';
}

/** Marks are not stored: with one, every open payment is judged, all in one query. */
async function whichPayments(
  services: ListServices,
  kind: OpenPayment['kind'],
  { siteId, since, aboveMinor, mark }: WorkSlice,
): Promise<SQL | undefined> {
  const { deposit, withdraw } = transactionKind;
  const { pending, processing } = transactionStatus;
  const { status, createdAt, amountMinor, id } = paymentTransaction;
  const isOpen = and(
    eq(paymentTransaction.siteId, siteId),
    eq(paymentTransaction.kind, kind === 'deposit' ? deposit : withdraw),
    kind === 'deposit' ? eq(status, processing) : or(eq(status, processing), eq(status, pending)),
    since && lte(createdAt, since),
    aboveMinor === undefined ? undefined : gte(amountMinor, aboveMinor),
  );
  if (mark === undefined) return isOpen;
  const rows = await services.database.sql.select().from(paymentTransaction).where(isOpen);
  const marked = await paymentsWithMark(services, rows, mark);
  return and(isOpen, inArray(id, [...marked]));
}

async function totalOf(
  { database }: Pick<ListServices, 'database'>,
  isListed: SQL | undefined,
): Promise<WorkTotal> {
  const { currency, amountMinor } = paymentTransaction;
  const rows = await database.sql
    .select({ currency, count: count(), minor: sql<string>`sum(${amountMinor})` })
    .from(paymentTransaction)
    .where(isListed)
    .groupBy(currency)
    .orderBy(asc(currency));
  return addUp(rows.map((row) => ({ ...row, currency: isoCurrency(row.currency) })));
}

function addUp(rows: readonly { currency: string; count: number; minor: string }[]): WorkTotal {
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    sums: rows.map(({ currency, minor }) => ({ currency, minor: BigInt(minor) })),
  };
}

/** Refunds that wait for another operator or are with their gateway, oldest first. */
export async function listRefunds(
  { database }: Pick<ListServices, 'database'>,
  { siteId, since, aboveMinor, offset }: WorkSlice,
): Promise<WorkList<OpenRefund>> {
  const { waiting, sending } = refundState;
  const { createdAt, amountMinor, transactionId, number, currency } = paymentRefund;
  const isListed = and(
    eq(paymentRefund.siteId, siteId),
    inArray(paymentRefund.state, [waiting, sending]),
    since && lte(createdAt, since),
    aboveMinor === undefined ? undefined : gte(amountMinor, aboveMinor),
  );
  const [totals, rows] = await Promise.all([
    database.sql
      .select({ currency, count: count(), minor: sql<string>`sum(${amountMinor})` })
      .from(paymentRefund)
      .where(isListed)
      .groupBy(currency)
      .orderBy(asc(currency)),
    database.sql
      .select()
      .from(paymentRefund)
      .where(isListed)
      .orderBy(asc(createdAt), asc(transactionId), asc(number))
      .limit(WORK_PAGE)
      .offset(offset),
  ]);
  return {
    total: addUp(totals),
    rows: rows.map(({ state, ...refund }) => ({
      transactionId: refund.transactionId,
      playerId: refund.playerId,
      state: state === waiting ? 'for another operator' : 'with the gateway',
      amountMinor: refund.amountMinor,
      currency: refund.currency,
      requestedBy: refund.requestedBy,
      createdAt: refund.createdAt,
      attempts: refund.attempts,
    })),
  };
}
