import { transactionKind, transactionStatus } from '@baize/contract';
import { formatWire, isoCurrency } from '@baize/currency';
import {
  and,
  appendToTrail,
  eq,
  inTransaction,
  paymentApproval,
  paymentRefund,
  paymentTransaction,
  refundState,
  sql,
  type Transaction,
} from '@baize/db';
import type { BookResult } from '@baize/ledger';

import { isTransaction, type TransactionRow } from '../move-transaction.ts';
import { publishTransaction } from '../publish-transaction.ts';
import { findOpenRefund, holdRefund, isRefund, type RefundRow } from '../refunds/refund-hold.ts';
import { creditedOf, fullAmountOf } from '../payment-sums.ts';
import { receivedOf } from '../received.ts';
import { brandOf, lockDecision, type OperatorServices, requireUnfrozen, subjectOf } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import { isOperator, type Operator } from './operators.ts';

export interface Refund {
  readonly id: number;
  /** All that has not come back yet, unless set. */
  readonly amountMinor?: bigint;
  /** What the player reads. */
  readonly note: string;
}

export interface RefundResult {
  /** `waiting`: another operator has to approve it too. */
  readonly state: 'sent' | 'waiting';
  readonly amountMinor: bigint;
}

export type RefundServices = OperatorServices & {
  /** Whether a gateway can give deposits back. */
  canRefund(provider: string): boolean;
};

/**
 * Refunds an approved deposit, wholly or in part, through its gateway. The player's part is held at once, so a withdrawal
 * gets it or the refund does; what the player has spent is never refunded. A server then sends it, and the gateway's reply
 * books it. Above the brand's sum it takes two operators, and who credited the deposit does not refund it.
 *
 * @throws OperatorError
 */
export async function refundPayment(
  services: RefundServices,
  operator: Operator,
  refund: Refund,
): Promise<RefundResult> {
  const note = requireNote(refund.note);
  const result = await inTransaction(services.database, async (transaction) => {
    const { row } = await lockDecision(transaction, operator, refund.id);
    requireRefundable(services, row);
    await requireOther(transaction, operator, row);
    const asked = { ...sumsOf(row, refund.amountMinor), note };
    const isAgreed = await agrees(transaction, operator, row, asked);
    const isSent = isAgreed || !isLarge(services, row, asked);
    const booked = await store(services, transaction, row, { ...asked, operator, isSent });
    await appendToTrail(transaction.client, {
      operator: operator.name,
      action: 'refund',
      siteId: row.siteId,
      subject: subjectOf(row),
      details: { amount: formatWire(asked.amountMinor), note, sent: isSent },
    });
    return { row, booked, amountMinor: asked.amountMinor };
  });
  const { row, booked, amountMinor } = result;
  if (!booked) return { state: 'waiting', amountMinor };
  await publishTransaction(services, row, booked);
  const { siteId, playerId, id: transactionId } = row;
  services.wakeups.publishWork({ kind: 'refund', siteId, playerId, transactionId });
  return { state: 'sent', amountMinor };
}

function requireRefundable({ canRefund }: RefundServices, row: TransactionRow): void {
  const { id, kind, status, provider, currency } = row;
  if (kind !== transactionKind.deposit || status !== transactionStatus.approved)
    throw new OperatorError('decided', `Payment ${id} is not an approved deposit.`);
  if (!canRefund(provider))
    throw new OperatorError('invalid', `${provider} cannot refund: pay the player back by a withdrawal.`);
  const received = receivedOf(row);
  if (received && received.currency !== isoCurrency(currency))
    throw new OperatorError('invalid', `The gateway received ${received.currency}: refund it there.`);
}

/** One person must not credit money and send it out. */
async function requireOther(
  { sql: queries }: Pick<Transaction, 'sql'>,
  operator: Operator,
  { siteId, playerId, id }: TransactionRow,
): Promise<void> {
  const isTheirs = and(
    eq(paymentApproval.siteId, siteId),
    eq(paymentApproval.playerId, playerId),
    eq(paymentApproval.transactionId, id),
    eq(paymentApproval.operator, operator.name),
  );
  const theirs = await queries.select().from(paymentApproval).where(isTheirs).limit(1);
  if (theirs.length > 0)
    throw new OperatorError('own', `You have credited payment ${id}: somebody else refunds it.`);
}

interface Sums {
  readonly amountMinor: bigint;
  readonly heldMinor: bigint;
}

/** All of it goes back with its fee, which the player never had. */
function sumsOf(row: TransactionRow, givenMinor: bigint | undefined): Sums {
  const leftMinor = creditedOf(row) - row.returnedMinor;
  if (givenMinor === undefined || givenMinor === leftMinor)
    return { amountMinor: fullAmountOf(row) - row.returnedMinor, heldMinor: leftMinor };
  if (givenMinor <= 0n || givenMinor > leftMinor)
    throw new OperatorError('invalid', `Of payment ${row.id}, ${formatWire(leftMinor)} can be refunded.`);
  return { amountMinor: givenMinor, heldMinor: givenMinor };
}

function isLarge(services: OperatorServices, { siteId }: TransactionRow, { amountMinor }: Sums): boolean {
  const above = brandOf(services, siteId).traits['money.twoDecisionsAbove'];
  return above !== null && amountMinor > BigInt(above) * 100n;
}

/**
 * Whether another operator has asked for the same refund. A request for another sum is replaced.
 *
 * @throws OperatorError while one is with the gateway, and for an operator who asks again for the same
 */
async function agrees(
  transaction: Transaction,
  operator: Operator,
  row: TransactionRow,
  { amountMinor }: Sums,
): Promise<boolean> {
  const open = await findOpenRefund(transaction, row);
  if (!open) return false;
  if (open.state === refundState.sending)
    throw new OperatorError('decided', `A refund of payment ${row.id} is with the gateway.`);
  const isSame = open.amountMinor === amountMinor && (await isOperator(transaction, open.requestedBy));
  if (isSame && open.requestedBy === operator.name)
    throw new OperatorError('own', `You have asked for this refund: somebody else decides it.`);
  if (!isSame)
    await transaction.sql.update(paymentRefund).set({ state: refundState.replaced }).where(isRefund(open));
  return isSame;
}

/** @returns the booking of what is held; undefined if the refund waits for another operator */
async function store(
  services: OperatorServices,
  transaction: Transaction,
  row: TransactionRow,
  { operator, isSent, ...asked }: Sums & { note: string; operator: Operator; isSent: boolean },
): Promise<BookResult | undefined> {
  const refund =
    (await findOpenRefund(transaction, row)) ??
    (await insert(services, transaction, row, { ...asked, operator }));
  if (!isSent) return undefined;
  await requireUnfrozen(transaction, row);
  await transaction.sql
    .update(paymentRefund)
    .set({
      state: refundState.sending,
      approvedBy: operator.name,
      note: asked.note,
      decidedAt: services.clock.now(),
    })
    .where(isRefund(refund));
  await transaction.sql.update(paymentTransaction).set({ managerNote: asked.note }).where(isTransaction(row));
  // Booked last: the player's account stays locked until the commit.
  const booked = await holdRefund(services, transaction, row, refund);
  if (booked.status === 'booked') return booked;
  if (booked.status !== 'noFunds')
    throw new Error(`the ledger returned ${booked.status} for a refund of payment ${row.id}`);
  const words = `The player has ${formatWire(booked.balanceMinor)} of the ${formatWire(asked.heldMinor)} left`;
  throw new OperatorError('invalid', `${words}: what is spent cannot be refunded.`);
}

async function insert(
  { clock }: OperatorServices,
  { sql: queries }: Transaction,
  { siteId, playerId, id }: TransactionRow,
  { operator, ...asked }: Sums & { note: string; operator: Operator },
): Promise<RefundRow> {
  const key = { siteId, playerId, transactionId: id };
  const next = sql<number>`(select coalesce(max(r.number), 0) + 1 from payment_refund r
    where r.site_id = ${siteId} and r.player_id = ${playerId} and r.transaction_id = ${id})`;
  const [refund] = await queries
    .insert(paymentRefund)
    .values({
      ...key,
      number: next,
      state: refundState.waiting,
      ...asked,
      requestedBy: operator.name,
      createdAt: clock.now(),
    })
    .returning();
  if (!refund) throw new Error('the refund was not inserted');
  return refund;
}
