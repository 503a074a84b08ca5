import {
  and,
  asc,
  desc,
  eq,
  isNull,
  ledgerReview,
  operatorTrail,
  paymentEvent,
  paymentMethod,
  paymentRefund,
  paymentTransaction,
  player,
} from '@baize/db';
import type { LimitDecision } from '@baize/ledger';

import { type DocumentRow, type IdentityState, readIdentity } from '../identity/identity-state.ts';
import { listDocuments } from '../identity/read-documents.ts';
import type { TransactionRow } from '../move-transaction.ts';
import { type Received, receivedOf } from '../received.ts';
import { readSentBack } from '../refunds/uncredited.ts';
import type { PreviewFacts } from './approve-payment.ts';
import { type CountedApproval, countedApprovals } from './approvals.ts';
import { type OperatorServices, subjectOf } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';
import type { PaymentMark } from './payment-marks.ts';
import { marksWithEvidence, ownMarks, type RiskMark } from './risk-marks.ts';
import { decidedLately } from './two-decisions.ts';

const SHOWN = 20;

export interface LedgerLine {
  readonly kind: number;
  readonly provider: string;
  readonly tx: string;
  readonly isBooked: boolean;
  readonly amountMinor: bigint;
  readonly balanceAfterMinor: bigint;
  readonly createdAt: Date;
}

export interface ShownPayment {
  readonly payment: TransactionRow;
  readonly method: string;
  readonly player: {
    readonly id: number;
    readonly username: string;
    readonly name: string;
    readonly status: string;
    readonly isPhoneVerified: boolean;
    readonly identity: IdentityState;
    readonly createdAt: Date;
  };
  /** Newest first; a payment's proof names it. */
  readonly documents: readonly DocumentRow[];
  /** What the gateway of a deposit says it has. */
  readonly received: Received | undefined;
  readonly balances: Readonly<Record<string, bigint>>;
  readonly marks: readonly RiskMark[];
  /** Of those that a brand can let stop a payment. */
  readonly findings: readonly PaymentMark[];
  /** Of the player, oldest first. */
  readonly reviews: readonly Pick<typeof ledgerReview.$inferSelect, 'number' | 'providerTx' | 'reason'>[];
  readonly events: readonly (typeof paymentEvent.$inferSelect)[];
  /** Those that count: of the payment as it is, by operators who are still there. */
  readonly approvals: readonly CountedApproval[];
  readonly preview: PreviewFacts;
  readonly refunds: readonly (typeof paymentRefund.$inferSelect)[];
  readonly decisions: readonly (typeof operatorTrail.$inferSelect)[];
  /** Newest first, up to 20 of each. */
  readonly ledger: readonly LedgerLine[];
  readonly payments: readonly TransactionRow[];
  readonly limits: readonly LimitDecision[];
}

/**
 * Everything an operator needs to decide a payment. It shows personal data, so it is a row of the trail.
 *
 * @throws OperatorError if there is no such payment
 */
export async function showPayment(
  services: OperatorServices,
  operator: Operator,
  id: number,
): Promise<ShownPayment> {
  const { database, ledger } = services;
  const [found] = await database.sql
    .select({ payment: paymentTransaction, method: paymentMethod.name, player })
    .from(paymentTransaction)
    .innerJoin(paymentMethod, eq(paymentMethod.id, paymentTransaction.methodId))
    .innerJoin(
      player,
      and(eq(player.siteId, paymentTransaction.siteId), eq(player.id, paymentTransaction.playerId)),
    )
    .where(eq(paymentTransaction.id, id));
  if (!found) throw new OperatorError('unknown', `There is no payment ${id}.`);
  const { payment } = found;
  const { siteId, playerId } = payment;
  const subject = subjectOf(payment);
  await record(database.pool, operator, {
    action: 'show',
    siteId,
    subject,
    details: {},
  });
  const [findings, own, reviews, balances, history, lines, limits, identity, documents, preview] =
    await Promise.all([
      marksWithEvidence(services, payment),
      ownMarks(services, payment),
      readReviews(services, payment),
      ledger.balances(siteId, playerId),
      readHistory(services, payment),
      readLedgerLines(services, payment),
      ledger.limitTrail({ siteId, playerId, limit: SHOWN }),
      readIdentity(database.sql, payment),
      listDocuments(database.sql, payment),
      readPreview(services, payment),
    ]);
  return {
    payment,
    method: found.method,
    player: {
      id: playerId,
      username: found.player.username,
      name: `${found.player.name} ${found.player.surname}`,
      status: found.player.status,
      isPhoneVerified: found.player.phoneVerifiedAt !== null,
      identity: identity.state,
      createdAt: found.player.createdAt,
    },
    documents,
    received: receivedOf(payment),
    balances,
    marks: [...findings.map(({ mark }) => mark), ...own],
    findings,
    reviews,
    ...history,
    ledger: lines,
    limits,
    preview,
  };
}

async function readPreview(services: OperatorServices, payment: TransactionRow): Promise<PreviewFacts> {
  const { database } = services;
  const [decidedMinor, sentBackMinor] = await Promise.all([
    decidedLately(services, database.pool, payment),
    readSentBack(database.sql, payment),
  ]);
  return { decidedMinor, sentBackMinor };
}

async function readReviews({ database }: OperatorServices, { siteId, playerId }: TransactionRow) {
  const { number, providerTx, reason, createdAt, closedAt } = ledgerReview;
  return database.sql
    .select({ number, providerTx, reason })
    .from(ledgerReview)
    .where(and(eq(ledgerReview.siteId, siteId), eq(ledgerReview.playerId, playerId), isNull(closedAt)))
    .orderBy(asc(createdAt), asc(number))
    .limit(SHOWN);
}

async function readHistory({ database }: OperatorServices, payment: TransactionRow) {
  const { sql, pool } = database;
  const { siteId, playerId, id } = payment;
  const [events, approvals, refunds, decisions, payments] = await Promise.all([
    sql
      .select()
      .from(paymentEvent)
      .where(
        and(
          eq(paymentEvent.siteId, siteId),
          eq(paymentEvent.playerId, playerId),
          eq(paymentEvent.transactionId, id),
        ),
      )
      .orderBy(asc(paymentEvent.number)),
    countedApprovals(pool, payment),
    sql
      .select()
      .from(paymentRefund)
      .where(
        and(
          eq(paymentRefund.siteId, siteId),
          eq(paymentRefund.playerId, playerId),
          eq(paymentRefund.transactionId, id),
        ),
      )
      .orderBy(asc(paymentRefund.number)),
    sql
      .select()
      .from(operatorTrail)
      .where(and(eq(operatorTrail.siteId, siteId), eq(operatorTrail.subject, subjectOf(payment))))
      .orderBy(asc(operatorTrail.number)),
    sql
      .select()
      .from(paymentTransaction)
      .where(and(eq(paymentTransaction.siteId, siteId), eq(paymentTransaction.playerId, playerId)))
      .orderBy(desc(paymentTransaction.createdAt))
      .limit(SHOWN),
  ]);
  return { events, approvals, refunds, decisions, payments };
}

async function readLedgerLines(
  { database }: Pick<OperatorServices, 'database'>,
  { siteId, playerId }: TransactionRow,
): Promise<LedgerLine[]> {
  const { rows } = await database.pool.query<{
    kind: number;
    provider: string;
    provider_tx: string;
    outcome: number;
    amount: string;
    balance_after: string;
    created_at: Date;
  }>('select * from ledger_lines($1, $2, $3)', [siteId, playerId, SHOWN]);
  return rows.map((row) => ({
    kind: row.kind,
    provider: row.provider,
    tx: row.provider_tx,
    isBooked: row.outcome === 0,
    amountMinor: BigInt(row.amount),
    balanceAfterMinor: BigInt(row.balance_after),
    createdAt: row.created_at,
  }));
}
