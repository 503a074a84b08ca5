import { transactionKind, transactionStatus } from '@baize/contract';
import {
  and,
  asc,
  eq,
  isNull,
  ledgerReview,
  or,
  paymentApproval,
  paymentMethod,
  paymentTransaction,
  player,
  playerFreeze,
  sql,
} from '@baize/db';

import type { OperatorServices } from './lock-decision.ts';

const SHOWN = 200;

export interface OpenPayment {
  readonly id: number;
  readonly kind: 'deposit' | 'withdrawal';
  /** A withdrawal in progress is with its gateway; any other waits for an operator. */
  readonly state: 'pending' | 'in progress' | 'review';
  readonly playerId: number;
  readonly username: string;
  readonly method: string;
  readonly amountMinor: bigint;
  readonly currency: number;
  readonly createdAt: Date;
  /** Operators who have approved it so far. */
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
  readonly createdAt: Date;
}

export interface FrozenWallet {
  readonly playerId: number;
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

export interface OpenWork {
  readonly payments: readonly OpenPayment[];
  readonly reviews: readonly OpenReview[];
  readonly frozen: readonly FrozenWallet[];
}

/** What waits for an operator at a brand, oldest first, up to 200 of each kind. */
export async function listOpen(
  { database }: Pick<OperatorServices, 'database'>,
  siteId: number,
): Promise<OpenWork> {
  const [payments, reviews, frozen] = await Promise.all([
    listPayments(database, siteId),
    database.sql
      .select({
        number: ledgerReview.number,
        playerId: ledgerReview.playerId,
        provider: ledgerReview.provider,
        tx: ledgerReview.providerTx,
        reason: ledgerReview.reason,
        createdAt: ledgerReview.createdAt,
      })
      .from(ledgerReview)
      .where(and(eq(ledgerReview.siteId, siteId), isNull(ledgerReview.closedAt)))
      .orderBy(asc(ledgerReview.createdAt), asc(ledgerReview.number))
      .limit(SHOWN),
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
  return { payments, reviews, frozen };
}

async function listPayments(
  { sql: queries }: OperatorServices['database'],
  siteId: number,
): Promise<OpenPayment[]> {
  const { deposit, withdraw } = transactionKind;
  const { pending, processing } = transactionStatus;
  const { status, kind } = paymentTransaction;
  const isOpen = or(eq(status, processing), and(eq(kind, withdraw), eq(status, pending)));
  const rows = await queries
    .select({
      payment: paymentTransaction,
      username: player.username,
      method: paymentMethod.name,
      approvals: sql<number>`(select count(*)::integer from ${paymentApproval} a
        where a.site_id = ${paymentTransaction.siteId} and a.player_id = ${paymentTransaction.playerId}
          and a.transaction_id = ${paymentTransaction.id})`,
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
    const inProgress = isDeposit ? 'review' : 'in progress';
    return {
      id: payment.id,
      kind: isDeposit ? 'deposit' : 'withdrawal',
      state: payment.status === pending ? 'pending' : inProgress,
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
