import { type PaymentReason, transactionKind, transactionStatus } from '@baize/contract';
import { formatWire, isoCurrency } from '@baize/currency';
import {
  and,
  eq,
  inTransaction,
  paymentRefund,
  paymentTransaction,
  refundState,
  sql,
  type Transaction,
} from '@baize/db';
import type { BookResult } from '@baize/ledger';

import { isWaitingForMoney } from '../is-waiting-for-money.ts';
import { isTransaction, moveTransaction, type TransactionRow } from '../move-transaction.ts';
import { sendSumMessage } from '../payment-message.ts';
import { publishTransaction } from '../publish-transaction.ts';
import { findOpenRefund, holdRefund, isRefund, isRefundOf, type RefundRow } from '../refunds/refund-hold.ts';
import { readSentBack, uncreditedOf } from '../refunds/uncredited.ts';
import { creditedOf, fullAmountOf } from '../payment-sums.ts';
import { receivedOf } from '../received.ts';
import { requireCreditedByOther } from './approvals.ts';
import { requireIndependent } from './independence.ts';
import { lockDecision, type OperatorServices, requireUnfrozen, subjectOf } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import { isOperator, type Operator } from './operators.ts';
import { record } from './record.ts';
import { decidedLately, isLarge } from './two-decisions.ts';

export interface Refund {
  readonly id: number;
  /** All that has not come back yet, unless set. */
  readonly amountMinor?: bigint;
  /** What the player reads. */
  readonly note: string;
  /** How money that was never credited was given back without the gateway: always for two operators. */
  readonly outside?: string;
}

export interface RefundResult {
  /** `waiting`: another operator has to approve it too. `done`: it was given back outside of the gateway. */
  readonly state: 'sent' | 'waiting' | 'done';
  readonly amountMinor: bigint;
}

export type RefundServices = OperatorServices & {
  /** Whether a gateway can give deposits back. */
  canRefund(provider: string): boolean;
};

/** The request as it is judged and stored. */
interface Asked {
  readonly amountMinor: bigint;
  /** ISO 4217. */
  readonly currency: string;
  /** 0 of money that was never credited. */
  readonly heldMinor: bigint;
  readonly note: string;
  readonly outside: string | null;
}

/**
 * Gives a deposit back through its gateway, wholly or in part: first what was received and never credited, which rejects a
 * deposit that waits for an operator, then what was credited. Of that, the player's part is held at once, so a withdrawal
 * gets it or the refund does; what the player has spent is never refunded. A server then sends it, and the gateway's reply
 * books it. Above the brand's sum, in parts or at once, it takes two operators, and who credited the deposit does not
 * refund it.
 *
 * @throws OperatorError
 */
export async function refundPayment(
  services: RefundServices,
  operator: Operator,
  refund: Refund,
): Promise<RefundResult> {
  const note = requireNote(refund.note);
  const outside = refund.outside === undefined ? null : requireNote(refund.outside);
  const result = await inTransaction(services.database, async (transaction) => {
    const row = await lockDecision(transaction, operator, refund.id);
    const asked = { ...(await sumsOf(transaction, row, refund.amountMinor)), note, outside };
    requireRefundable(services, row, asked);
    await requireCreditedByOther(services, transaction, operator, row);
    const isAgreed = await agrees(services, transaction, { operator, row, asked });
    const isSent = isAgreed || !(await takesTwo(services, transaction, row, asked));
    const stored = await store(services, transaction, row, asked, { operator, isSent });
    await record(transaction.client, operator, {
      action: 'refund',
      siteId: row.siteId,
      subject: subjectOf(row),
      details: {
        amount: formatWire(asked.amountMinor),
        currency: asked.currency,
        note,
        sent: isSent,
        ...(outside !== null && { outside }),
      },
    });
    return { ...stored, isSent, amountMinor: asked.amountMinor };
  });
  const { row, booked, isSent, amountMinor } = result;
  if (!isSent) return { state: 'waiting', amountMinor };
  await publishTransaction(services, row, booked);
  if (outside !== null) return { state: 'done', amountMinor };
  const { siteId, playerId, id: transactionId } = row;
  services.wakeups.publishWork({ kind: 'refund', siteId, playerId, transactionId });
  return { state: 'sent', amountMinor };
}

/** All of a credited deposit goes back with its fee, which the player never had. */
async function sumsOf(
  { sql: queries }: Pick<Transaction, 'sql'>,
  row: TransactionRow,
  givenMinor: bigint | undefined,
): Promise<Pick<Asked, 'amountMinor' | 'currency' | 'heldMinor'>> {
  const uncredited = uncreditedOf(row, await readSentBack(queries, row));
  const isApproved = row.kind === transactionKind.deposit && row.status === transactionStatus.approved;
  if (!uncredited && !isApproved)
    throw new OperatorError('decided', `Nothing of payment ${row.id} can be refunded.`);
  const leftMinor = uncredited?.amountMinor ?? creditedOf(row) - row.returnedMinor;
  if (givenMinor !== undefined && (givenMinor <= 0n || givenMinor > leftMinor))
    throw new OperatorError('invalid', `Of payment ${row.id}, ${formatWire(leftMinor)} can be refunded.`);
  const amountMinor = givenMinor ?? leftMinor;
  if (uncredited) return { amountMinor, currency: uncredited.currency, heldMinor: 0n };
  const isAll = amountMinor === leftMinor;
  return {
    amountMinor: isAll ? fullAmountOf(row) - row.returnedMinor : amountMinor,
    currency: isoCurrency(row.currency),
    heldMinor: amountMinor,
  };
}

function requireRefundable({ canRefund }: RefundServices, row: TransactionRow, asked: Asked): void {
  const { id, status, provider, currency } = row;
  if (status === transactionStatus.processing && isWaitingForMoney(row))
    throw new OperatorError(
      'decided',
      `The money of payment ${id} is on its way: the gateway does not have it.`,
    );
  if (asked.outside !== null) {
    if (asked.heldMinor === 0n) return;
    throw new OperatorError('invalid', 'The player has that money: pay it back by a withdrawal.');
  }
  if (!canRefund(provider)) {
    const otherwise =
      asked.heldMinor === 0n ? 'give it back and say how' : 'pay the player back by a withdrawal';
    throw new OperatorError('invalid', `${provider} cannot refund: ${otherwise}.`);
  }
  const received = receivedOf(row);
  if (received && received.currency !== isoCurrency(currency))
    throw new OperatorError('invalid', `The gateway received ${received.currency}: refund it there.`);
}

/** What was given back without the gateway is attested by two. */
async function takesTwo(
  services: OperatorServices,
  { client, sql: queries }: Transaction,
  row: TransactionRow,
  { amountMinor, outside }: Asked,
): Promise<boolean> {
  if (outside !== null) return true;
  const ofDeposit = await queries
    .select({ state: paymentRefund.state, amountMinor: paymentRefund.amountMinor })
    .from(paymentRefund)
    .where(and(isRefundOf(row), eq(paymentRefund.currency, isoCurrency(row.currency))));
  const earlierMinor = ofDeposit
    // While one is being sent there is no other: `agrees` refuses it.
    .filter(({ state }) => state === refundState.done)
    .reduce((sum, one) => sum + one.amountMinor, 0n);
  const latelyMinor = await decidedLately(services, client, row);
  return isLarge(services, row.siteId, latelyMinor + earlierMinor + amountMinor);
}

/**
 * Whether another operator has asked for the same refund. A request of another operator for another sum is replaced.
 *
 * @throws OperatorError while one is with the gateway, and for an operator whose own request waits, or who is not independent
 */
async function agrees(
  services: Pick<OperatorServices, 'clock'>,
  transaction: Transaction,
  { operator, row, asked }: Readonly<{ operator: Operator; row: TransactionRow; asked: Asked }>,
): Promise<boolean> {
  const { amountMinor, currency, heldMinor, outside } = asked;
  const open = await findOpenRefund(transaction, row);
  if (!open) return false;
  if (open.state === refundState.sending)
    throw new OperatorError('decided', `A refund of payment ${row.id} is with the gateway.`);
  if (open.requestedBy === operator.name)
    throw new OperatorError(
      'own',
      `Your refund of ${formatWire(open.amountMinor)} waits: somebody else decides or replaces it.`,
    );
  const isSame =
    open.amountMinor === amountMinor &&
    open.currency === currency &&
    open.heldMinor === heldMinor &&
    open.outside === outside;
  if (isSame && (await isOperator(transaction, open.requestedBy))) {
    await requireIndependent(services, transaction.client, operator, [open.requestedBy]);
    return true;
  }
  await transaction.sql.update(paymentRefund).set({ state: refundState.replaced }).where(isRefund(open));
  return false;
}

/** @returns the payment as it is then, and the booking of what is held */
async function store(
  services: OperatorServices,
  transaction: Transaction,
  row: TransactionRow,
  asked: Asked,
  { operator, isSent }: { readonly operator: Operator; readonly isSent: boolean },
): Promise<{ row: TransactionRow; booked: BookResult | undefined }> {
  const open = await findOpenRefund(transaction, row);
  const refund = open ?? (await insert(services, transaction, row, asked, operator));
  if (!isSent) return { row, booked: undefined };
  await requireUnfrozen(transaction, row);
  const now = services.clock.now();
  const isOutside = asked.outside !== null;
  await transaction.sql
    .update(paymentRefund)
    .set({
      state: isOutside ? refundState.done : refundState.sending,
      approvedBy: operator.name,
      note: asked.note,
      decidedAt: now,
      ...(isOutside && { endedAt: now }),
    })
    .where(isRefund(refund));
  const { amountMinor, currency, note } = asked;
  await sendSumMessage(transaction, row, 'deposit_refund_sent', { at: now, amountMinor, currency, note });
  const set = { managerNote: note };
  if (row.status === transactionStatus.processing) {
    const by = `operator ${operator.name}` as const;
    const reason: PaymentReason = 'sent_back';
    return moveTransaction(services, transaction, row, { to: transactionStatus.rejected, by, reason, set });
  }
  await transaction.sql.update(paymentTransaction).set(set).where(isTransaction(row));
  const after = { ...row, ...set };
  return {
    row: after,
    booked: refund.heldMinor > 0n ? await hold(services, transaction, after, refund) : undefined,
  };
}

/** Booked last: the player's account stays locked until the commit. */
async function hold(
  services: OperatorServices,
  transaction: Transaction,
  row: TransactionRow,
  refund: RefundRow,
): Promise<BookResult> {
  const booked = await holdRefund(services, transaction, row, refund);
  if (booked.status === 'booked') return booked;
  if (booked.status !== 'noFunds')
    throw new Error(`the ledger returned ${booked.status} for a refund of payment ${row.id}`);
  const words = `The player has ${formatWire(booked.balanceMinor)} of the ${formatWire(refund.heldMinor)} left`;
  throw new OperatorError('invalid', `${words}: what is spent cannot be refunded.`);
}

async function insert(
  { clock }: OperatorServices,
  { sql: queries }: Transaction,
  { siteId, playerId, id }: TransactionRow,
  asked: Asked,
  operator: Operator,
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
