import { type HoldCause, transactionKind, transactionStatus } from '@baize/contract';
import { formatWire } from '@baize/currency';
import { inTransaction, type PaymentActor, paymentTransaction, type Transaction } from '@baize/db';

import { readHoldOf } from '../destinations/exit-hold.ts';
import { isWaitingForMoney } from '../is-waiting-for-money.ts';
import {
  isTransaction,
  type Move,
  type MovedTransaction,
  moveTransaction,
  type TransactionRow,
} from '../move-transaction.ts';
import { sendSumMessage } from '../payment-message.ts';
import { publishPayout, publishTransaction } from '../publish-transaction.ts';
import { readSentBack } from '../refunds/uncredited.ts';
import { addApproval, requireCreditedByOther } from './approvals.ts';
import { type Credit, creditOf } from './credit.ts';
import { requireUnmarked } from './payment-marks.ts';
import { lockDecision, type OperatorServices, requireUnfrozen, subjectOf } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';
import { requireCreditable } from './require-creditable.ts';
import { owesReturn } from './risk-marks.ts';
import { decidedLately, isLarge } from './two-decisions.ts';

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
 * Approves a pending withdrawal, whose payout a server then sends at once, or credits a deposit that waits for an operator,
 * or what came for an approved one later. Above the brand's sum, which counts what was decided for the player in 24 hours,
 * or for another amount than was reported, it takes two operators.
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
    const row = await lockDecision(transaction, operator, approval.id);
    requireUndecided(row);
    if (row.kind === transactionKind.withdraw) {
      await requirePayable(services, transaction, row);
      await requireUnmarked(services, transaction, operator, row);
      await requireCreditedByOther(services, transaction, operator, row);
    }
    const credit = creditOf(row, approval.creditedMinor, await readSentBack(transaction.sql, row));
    const lately = await decidedLately(services, transaction.client, row);
    const needed = decisionsFor(services, row, credit, lately);
    const given = { operator, creditedMinor: credit?.minor ?? null };
    const names = await addApproval(services, transaction, row, given);
    const isEnough = names.length >= needed;
    if (isEnough) moved = await approve(services, transaction, row, { operator, credit });
    await record(transaction.client, operator, {
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

const changeNames: Readonly<Record<HoldCause, string>> = {
  password: 'password',
  email: 'e-mail address',
  phone: 'phone number',
  second_step: 'second step',
};

function requireUndecided(row: TransactionRow): void {
  const { id, kind, status, stoppedAt } = row;
  const { pending, processing, approved } = transactionStatus;
  const isDeposit = kind === transactionKind.deposit;
  if (isDeposit && status === processing && isWaitingForMoney(row))
    throw new OperatorError(
      'decided',
      `The money of payment ${id} is on its way: the gateway does not have it.`,
    );
  // `creditOf` refuses an approved deposit of which nothing is left.
  const waits = isDeposit ? status === processing || status === approved : status === pending;
  if (!waits) throw new OperatorError('decided', `Payment ${id} does not wait for an operator.`);
  if (stoppedAt !== null)
    throw new OperatorError(
      'refused',
      `Payment ${id} was stopped on ${stoppedAt.toISOString()}: its player says that they did not request it. Reject it, which returns the money.`,
    );
}

async function requirePayable(
  { clock }: Pick<OperatorServices, 'clock'>,
  transaction: Transaction,
  row: TransactionRow,
): Promise<void> {
  await requireUnfrozen(transaction, row);
  const hold = await readHoldOf(transaction, row, clock.now());
  if (hold !== null)
    throw new OperatorError(
      'refused',
      `Payment ${row.id} goes to a new destination after a change of the ${changeNames[hold.cause]}: it waits until ${hold.until.toISOString()}.`,
    );
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
  latelyMinor: bigint,
): number {
  const largestMinor = credit && credit.totalMinor > row.amountMinor ? credit.totalMinor : row.amountMinor;
  const takesTwo = credit?.isAdjusted === true || isLarge(services, row.siteId, latelyMinor + largestMinor);
  return takesTwo ? 2 : 1;
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
  if (row.status === transactionStatus.approved)
    return creditRest(services, transaction, row, { by, credit });
  const isAsked = credit.minor === row.amountMinor - row.feeMinor;
  const move: Move = {
    to: transactionStatus.approved,
    by,
    set: isAsked ? {} : { creditedMinor: credit.minor },
  };
  return moveTransaction(services, transaction, row, move);
}

/** Books what came after the deposit was approved: a step of its own, with who did it and a message to the player. */
async function creditRest(
  { ledger, clock }: Pick<OperatorServices, 'ledger' | 'clock'>,
  transaction: Transaction,
  row: TransactionRow,
  { by, credit }: { readonly by: PaymentActor; readonly credit: Credit },
): Promise<MovedTransaction> {
  const { minor, totalMinor } = credit;
  const now = clock.now();
  const set = { creditedMinor: totalMinor, changedBy: by, changedAt: now };
  await transaction.sql.update(paymentTransaction).set(set).where(isTransaction(row));
  await sendSumMessage(transaction, row, 'deposit_approved', { at: now, amountMinor: minor });
  // Booked last: the player's account stays locked until the commit.
  const booked = await ledger.within(transaction).book({
    kind: 'deposit',
    siteId: row.siteId,
    playerId: row.playerId,
    provider: row.provider,
    // Once for each sum that was reached.
    tx: `${row.id}:${totalMinor}`,
    amountMinor: minor,
    currency: row.currency,
  });
  if (booked.status !== 'booked')
    throw new Error(`the ledger returned ${booked.status} for the rest of payment ${row.id}`);
  return { row: { ...row, ...set }, booked };
}

/** What an approval would do now. */
export interface ApprovalPreview {
  /** Of a deposit: what the player would get. Null for a withdrawal. */
  readonly creditedMinor: bigint | null;
  /** How many operators have to approve it. */
  readonly decisions: number;
}

/** What is known of a payment besides its row: sums in minor units. */
export interface PreviewFacts {
  /** Decided for the player in 24 hours, without the payment. */
  readonly decidedMinor: bigint;
  /** Sent back of it without having been credited. */
  readonly sentBackMinor: bigint;
}

/** @throws OperatorError as `approvePayment`, for a payment that it would refuse to everybody */
export function previewApproval(
  services: Pick<OperatorServices, 'brands'>,
  row: TransactionRow,
  { decidedMinor, sentBackMinor }: PreviewFacts,
  creditedMinor?: bigint,
): ApprovalPreview {
  requireUndecided(row);
  const credit = creditOf(row, creditedMinor, sentBackMinor);
  return {
    creditedMinor: credit?.minor ?? null,
    decisions: decisionsFor(services, row, credit, decidedMinor),
  };
}
