import { transactionKind, transactionStatus } from '@baize/contract';
import { formatWire } from '@baize/currency';
import {
  and,
  appendToTrail,
  eq,
  inTransaction,
  isNull,
  operator as operatorTable,
  paymentApproval,
  paymentTransaction,
  type Transaction,
} from '@baize/db';

import {
  isTransaction,
  type Move,
  type MovedTransaction,
  moveTransaction,
  type TransactionRow,
} from '../move-transaction.ts';
import { publishPayout, publishTransaction } from '../publish-transaction.ts';
import { type Credit, creditOf } from './credit.ts';
import { brandOf, lockDecision, type OperatorServices, requireUnfrozen, subjectOf } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { requireCreditable } from './require-creditable.ts';
import { owesReturn } from './risk-marks.ts';

export interface Approval {
  readonly id: number;
  /** Of a deposit: what is credited, if it is not what the gateway reported. Then two operators have to agree. */
  readonly creditedMinor?: bigint;
}

export interface ApprovalResult {
  /** `waiting`: another operator has to approve it too. */
  readonly state: 'approved' | 'waiting';
  readonly approvedBy: readonly string[];
}

/**
 * Approves a pending withdrawal, whose payout a server then sends at once, or credits a deposit that waits for an operator. Above the
 * brand's sum, or for another amount than was reported, it takes two operators.
 *
 * @throws OperatorError
 */
export async function approvePayment(
  services: OperatorServices,
  operator: Operator,
  approval: Approval,
): Promise<ApprovalResult> {
  let moved: MovedTransaction | undefined;
  const approvedBy = await inTransaction(services.database, async (transaction) => {
    const { row, eventNumber } = await lockDecision(transaction, operator, approval.id);
    requireUndecided(row);
    if (row.kind === transactionKind.withdraw) await requirePayable(transaction, row);
    const credit = creditOf(row, approval.creditedMinor);
    const names = await addApproval(services, transaction, { row, eventNumber, operator, credit });
    const isEnough = names.length >= decisionsFor(services, row, credit);
    if (isEnough) moved = await approve(services, transaction, row, { operator, credit });
    await appendToTrail(transaction.client, {
      operator: operator.name,
      action: 'approve',
      siteId: row.siteId,
      subject: subjectOf(row),
      details: {
        amount: formatWire(row.amountMinor),
        ...(credit && { credited: formatWire(credit.minor) }),
        approvals: names.length,
        approved: isEnough,
      },
    });
    return names;
  });
  if (moved) {
    await publishTransaction(services, moved.row, moved.booked);
    publishPayout(services, moved.row);
  }
  return { state: moved ? 'approved' : 'waiting', approvedBy };
}

function requireUndecided({ id, kind, status }: TransactionRow): void {
  const waits = kind === transactionKind.deposit ? transactionStatus.processing : transactionStatus.pending;
  if (status !== waits) throw new OperatorError('decided', `Payment ${id} does not wait for an operator.`);
}

async function requirePayable(transaction: Transaction, row: TransactionRow): Promise<void> {
  await requireUnfrozen(transaction, row);
  if (await owesReturn(transaction, row))
    throw new OperatorError(
      'frozen',
      `A gateway took back more than player ${row.playerId} had: close the review of it first.`,
    );
}

function decisionsFor(
  services: Pick<OperatorServices, 'brands'>,
  row: TransactionRow,
  credit: Credit | undefined,
): number {
  const above = brandOf(services, row.siteId).traits['money.twoDecisionsAbove'];
  const largestMinor = credit && credit.minor > row.amountMinor ? credit.minor : row.amountMinor;
  const isLarge = above !== null && largestMinor > BigInt(above) * 100n;
  return isLarge || credit?.isAdjusted === true ? 2 : 1;
}

interface NewApproval {
  readonly row: TransactionRow;
  readonly eventNumber: number;
  readonly operator: Operator;
  readonly credit: Credit | undefined;
}

/** @returns all who have approved it, as it is now */
export async function addApproval(
  { clock }: Pick<OperatorServices, 'clock'>,
  { sql }: Pick<Transaction, 'sql'>,
  { row, eventNumber, operator, credit }: NewApproval,
): Promise<string[]> {
  const key = { siteId: row.siteId, playerId: row.playerId, transactionId: row.id, eventNumber };
  const earlier = await sql
    .select({ operator: paymentApproval.operator, creditedMinor: paymentApproval.creditedMinor })
    .from(paymentApproval)
    // Who was removed since decides nothing any more.
    .innerJoin(
      operatorTable,
      and(eq(operatorTable.name, paymentApproval.operator), isNull(operatorTable.removedAt)),
    )
    .where(
      and(
        eq(paymentApproval.siteId, key.siteId),
        eq(paymentApproval.playerId, key.playerId),
        eq(paymentApproval.transactionId, key.transactionId),
        eq(paymentApproval.eventNumber, key.eventNumber),
      ),
    );
  if (earlier.some(({ operator: name }) => name === operator.name))
    throw new OperatorError('own', `You have approved payment ${row.id} already: somebody else decides it.`);
  const creditedMinor = credit?.minor ?? null;
  const other = earlier.find((one) => one.creditedMinor !== creditedMinor);
  if (other)
    throw new OperatorError(
      'invalid',
      `${other.operator} approved ${formatWire(other.creditedMinor ?? 0n)}: approve the same amount, or reject.`,
    );
  await sql
    .insert(paymentApproval)
    .values({ ...key, operator: operator.name, creditedMinor, approvedAt: clock.now() });
  return [...earlier.map(({ operator: name }) => name), operator.name];
}

async function approve(
  services: OperatorServices,
  transaction: Transaction,
  row: TransactionRow,
  { operator, credit }: { readonly operator: Operator; readonly credit: Credit | undefined },
): Promise<MovedTransaction> {
  const by = `operator ${operator.name}` as const;
  if (!credit) {
    // Due for the job as well, should no server hear of it.
    await transaction.sql
      .update(paymentTransaction)
      .set({ askedAt: new Date(0) })
      .where(isTransaction(row));
    return moveTransaction(services, transaction, row, { to: transactionStatus.processing, by });
  }
  await requireCreditable(services, transaction, row, credit.minor);
  const isAsked = credit.minor === row.amountMinor - row.feeMinor;
  const move: Move = {
    to: transactionStatus.approved,
    by,
    set: isAsked ? {} : { creditedMinor: credit.minor },
  };
  return moveTransaction(services, transaction, row, move);
}

/** What an approval would do now. */
export interface ApprovalPreview {
  /** Of a deposit: what the player would get. Null for a withdrawal. */
  readonly creditedMinor: bigint | null;
  /** How many operators have to approve it. */
  readonly decisions: number;
}

/** @throws OperatorError as `approvePayment`, for a payment that it would refuse to everybody */
export function previewApproval(
  services: Pick<OperatorServices, 'brands'>,
  row: TransactionRow,
  creditedMinor?: bigint,
): ApprovalPreview {
  requireUndecided(row);
  const credit = creditOf(row, creditedMinor);
  return { creditedMinor: credit?.minor ?? null, decisions: decisionsFor(services, row, credit) };
}
