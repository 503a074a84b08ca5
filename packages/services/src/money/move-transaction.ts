import {
  type PaymentReason,
  transactionKind,
  type TransactionKind,
  type TransactionStatus,
} from '@baize/contract';
import { and, eq, type PaymentActor, paymentTransaction, type Transaction } from '@baize/db';
import type { BookResult } from '@baize/ledger';

import type { Services } from '../context.ts';
import { sendStepMessage } from './payment-message.ts';
import { settleBonus } from './bonuses-of-payments.ts';
import { creditedOf } from './payment-sums.ts';
import { findStep, type TransactionStep } from './transaction-steps.ts';

export type TransactionRow = typeof paymentTransaction.$inferSelect;

export interface Move {
  readonly to: TransactionStatus;
  readonly by: PaymentActor;
  /** For the player's and the operators' view of what happened. */
  readonly reason?: PaymentReason;
  /** Whether it is booked as the past of a demo player, which sends no e-mails. */
  readonly isPast?: boolean;
  /** Other columns that change with the status. */
  readonly set?: Partial<
    Pick<TransactionRow, 'providerRef' | 'managerNote' | 'creditedMinor' | 'returnedMinor' | 'details'>
  >;
}

export interface MovedTransaction {
  readonly row: TransactionRow;
  /** Undefined if the step books nothing. */
  readonly booked: BookResult | undefined;
}

/** A step that docs/payments.md does not have: a bug of the caller. */
export class StepError extends Error {
  override readonly name = 'StepError';
}

/**
 * Takes one step of a payment and books what the step says, in the caller's transaction, in which the row was locked.
 *
 * @throws StepError for a step that does not exist
 * @throws Error if the ledger cannot book
 */
export async function moveTransaction(
  { ledger, clock }: Pick<Services, 'ledger' | 'clock'>,
  transaction: Transaction,
  row: TransactionRow,
  { to, by, reason, isPast = false, set = {} }: Move,
): Promise<MovedTransaction> {
  const step = findStep(row.kind as TransactionKind, row.status as TransactionStatus, to);
  if (!step)
    throw new StepError(`payment ${row.id} of kind ${row.kind} cannot go from ${row.status} to ${to}`);
  const now = clock.now();
  const changed = {
    ...set,
    status: to,
    changedBy: by,
    changeReason: reason ?? null,
    changedAt: now,
    // Returned money does not change when the payment was decided.
    ...(step.books !== 'depositReturn' && step.books !== 'payoutReturn' && { decidedAt: now }),
  };
  await transaction.sql.update(paymentTransaction).set(changed).where(isTransaction(row));
  const moved: TransactionRow = { ...row, ...changed };
  await sendStepMessage(transaction, moved, { at: now, note: set.managerNote, isPast });
  // Booked last: the player's account stays locked until the commit.
  const booked = isBookedHere(step.books) ? await book(ledger, transaction, moved, step.books) : undefined;
  if (row.kind === transactionKind.withdraw) await settleBonus({ ledger, clock }, transaction, moved);
  return { row: moved, booked };
}

type BookedHere = Exclude<TransactionStep['books'], 'depositReturn' | 'payoutReturn' | null>;

/** What comes back may come in parts, so `bookReturn` books it. */
function isBookedHere(books: TransactionStep['books']): books is BookedHere {
  return books !== null && books !== 'depositReturn' && books !== 'payoutReturn';
}

async function book(
  ledger: Services['ledger'],
  transaction: Transaction,
  row: TransactionRow,
  kind: BookedHere,
): Promise<BookResult> {
  const result = await ledger.within(transaction).book({
    kind,
    siteId: row.siteId,
    playerId: row.playerId,
    provider: row.provider,
    tx: String(row.id),
    amountMinor: amountOf(row, kind),
    currency: row.currency,
  });
  if (result.status !== 'booked')
    throw new Error(`the ledger returned ${result.status} for ${kind} of payment ${row.id}`);
  return result;
}

/** A fee is part of the amount: a deposit is credited without it, a withdrawal is held with it. */
function amountOf(row: TransactionRow, kind: BookedHere): bigint {
  return kind === 'deposit' ? creditedOf(row) : row.amountMinor;
}

export function isTransaction({ siteId, playerId, id }: Pick<TransactionRow, 'siteId' | 'playerId' | 'id'>) {
  return and(
    eq(paymentTransaction.siteId, siteId),
    eq(paymentTransaction.playerId, playerId),
    eq(paymentTransaction.id, id),
  );
}
