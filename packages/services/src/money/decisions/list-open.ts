import { transactionKind, transactionStatus } from '@baize/contract';
import {
  and,
  asc,
  eq,
  inArray,
  isNull,
  ledgerReview,
  or,
  paymentMethod,
  paymentRefund,
  paymentTransaction,
  player,
  playerFreeze,
  reconciliationFinding,
  refundState,
  sql,
} from '@baize/db';

import { isWaitingForMoney } from '../is-waiting-for-money.ts';
import type { TransactionRow } from '../move-transaction.ts';
import { listIdentities, type WaitingIdentity } from './list-identities.ts';
import type { OperatorServices } from './lock-decision.ts';

const SHOWN = 200;

export interface OpenPayment {
  readonly id: number;
  readonly kind: 'deposit' | 'withdrawal';
  /** A withdrawal in progress and a deposit on its way are with the gateway; any other waits for an operator. */
  readonly state: 'pending' | 'in progress' | 'on its way' | 'review';
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

export interface OpenReview {
  readonly number: number;
  readonly playerId: number;
  readonly provider: string;
  readonly tx: string;
  readonly reason: string;
  /** What the player owes, if it is a debt: no bet is taken until it is closed. */
  readonly owedMinor: bigint | null;
  readonly createdAt: Date;
}

/** A difference that a reconciliation found. */
export type OpenFinding = typeof reconciliationFinding.$inferSelect;

export interface FrozenWallet {
  readonly playerId: number;
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
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

export interface OpenWork {
  readonly refunds: readonly OpenRefund[];
  readonly payments: readonly OpenPayment[];
  readonly identities: readonly WaitingIdentity[];
  readonly reviews: readonly OpenReview[];
  readonly findings: readonly OpenFinding[];
  readonly frozen: readonly FrozenWallet[];
}

/** What waits for an operator at a brand, oldest first, up to 200 of each kind. */
export async function listOpen(
  { database }: Pick<OperatorServices, 'database'>,
  siteId: number,
): Promise<OpenWork> {
  const [refunds, payments, identities, reviews, findings, frozen] = await Promise.all([
    listRefunds(database, siteId),
    listPayments(database, siteId),
    listIdentities(database, siteId, SHOWN),
    database.sql
      .select({
        number: ledgerReview.number,
        playerId: ledgerReview.playerId,
        provider: ledgerReview.provider,
        tx: ledgerReview.providerTx,
        reason: ledgerReview.reason,
        owedMinor: ledgerReview.owedMinor,
        createdAt: ledgerReview.createdAt,
      })
      .from(ledgerReview)
      .where(and(eq(ledgerReview.siteId, siteId), isNull(ledgerReview.closedAt)))
      .orderBy(asc(ledgerReview.createdAt), asc(ledgerReview.number))
      .limit(SHOWN),
    listFindings(database, siteId),
    database.sql
      .select({
        playerId: playerFreeze.playerId,
        by: playerFreeze.frozenBy,
        reason: playerFreeze.reason,
        at: playerFreeze.frozenAt,
      })
      .from(playerFreeze)
      .where(and(eq(playerFreeze.siteId, siteId), isNull(playerFreeze.liftedAt)))
      .orderBy(asc(playerFreeze.frozenAt))
      .limit(SHOWN),
  ]);
  return { payments, identities, refunds, reviews, findings, frozen };
}

function listFindings(
  { sql: queries }: OperatorServices['database'],
  siteId: number,
): Promise<OpenFinding[]> {
  const { day, number, closedAt } = reconciliationFinding;
  return queries
    .select()
    .from(reconciliationFinding)
    .where(and(eq(reconciliationFinding.siteId, siteId), isNull(closedAt)))
    .orderBy(asc(day), asc(number))
    .limit(SHOWN);
}

async function listRefunds(
  { sql: queries }: OperatorServices['database'],
  siteId: number,
): Promise<OpenRefund[]> {
  const { waiting, sending } = refundState;
  const rows = await queries
    .select()
    .from(paymentRefund)
    .where(and(eq(paymentRefund.siteId, siteId), inArray(paymentRefund.state, [waiting, sending])))
    .orderBy(asc(paymentRefund.createdAt))
    .limit(SHOWN);
  return rows.map(({ transactionId, playerId, state, ...refund }) => ({
    transactionId,
    playerId,
    state: state === waiting ? 'for another operator' : 'with the gateway',
    amountMinor: refund.amountMinor,
    currency: refund.currency,
    requestedBy: refund.requestedBy,
    createdAt: refund.createdAt,
    attempts: refund.attempts,
  }));
}

function stateOf(payment: TransactionRow): OpenPayment['state'] {
  if (payment.status === transactionStatus.pending) return 'pending';
  if (payment.kind === transactionKind.withdraw) return 'in progress';
  return isWaitingForMoney(payment) ? 'on its way' : 'review';
}

async function listPayments(
  { sql: queries }: OperatorServices['database'],
  siteId: number,
): Promise<OpenPayment[]> {
  const { deposit, withdraw } = transactionKind;
  const { pending, processing } = transactionStatus;
  const { status, kind } = paymentTransaction;
  const key = sql`${paymentTransaction.siteId}, ${paymentTransaction.playerId}, ${paymentTransaction.id}`;
  const isOpen = or(eq(status, processing), and(eq(kind, withdraw), eq(status, pending)));
  const rows = await queries
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
    .where(and(eq(paymentTransaction.siteId, siteId), isOpen))
    .orderBy(asc(paymentTransaction.createdAt))
    .limit(SHOWN);
  return rows.map(({ payment, username, method, approvals }) => {
    const isDeposit = payment.kind === deposit;
    return {
      id: payment.id,
      kind: isDeposit ? 'deposit' : 'withdrawal',
      state: stateOf(payment),
      playerId: payment.playerId,
      username: username ?? '',
      method,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      createdAt: payment.createdAt,
      approvals,
      attempts: payment.attempts,
    };
  });
}
