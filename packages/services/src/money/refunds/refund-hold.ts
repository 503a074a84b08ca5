import { and, eq, paymentRefund, refundState, type Transaction } from '@baize/db';
import type { BookResult } from '@baize/ledger';

import type { Services } from '../../context.ts';
import type { TransactionRow } from '../move-transaction.ts';

export type RefundRow = typeof paymentRefund.$inferSelect;
export type DepositKey = Pick<TransactionRow, 'siteId' | 'playerId' | 'id'>;
export type RefundKey = Pick<RefundRow, 'siteId' | 'playerId' | 'transactionId' | 'number'>;

type BookContext = Pick<Services, 'ledger' | 'clock'>;

/** Holds what the player has of a refund, so that it is spent on nothing else while the gateway is asked. */
export function holdRefund(
  context: BookContext,
  transaction: Transaction,
  row: TransactionRow,
  refund: Pick<RefundRow, 'number' | 'heldMinor'>,
): Promise<BookResult> {
  return book(context, transaction, row, { ...refund, kind: 'withdrawHold' });
}

/** Ends a refund: what was held, if anything, is in the main balance again, from which the gateway's report then takes it. */
export async function endRefund(
  context: BookContext,
  transaction: Transaction,
  row: TransactionRow,
  { refund, state }: { readonly refund: RefundRow; readonly state: 'done' | 'refused' },
): Promise<BookResult | undefined> {
  const isHeld = refund.heldMinor > 0n;
  const booked = isHeld
    ? await book(context, transaction, row, { ...refund, kind: 'withdrawReturn' })
    : undefined;
  if (booked && booked.status !== 'booked')
    throw new Error(`the ledger returned ${booked.status} for the end of a refund of payment ${row.id}`);
  await transaction.sql
    .update(paymentRefund)
    .set({ state: refundState[state], endedAt: context.clock.now() })
    .where(isRefund(refund));
  return booked;
}

/** Ends the refund that a report of returned money includes, if there is one. */
export async function settleRefund(
  context: BookContext,
  transaction: Transaction,
  row: TransactionRow,
  backMinor: bigint,
): Promise<void> {
  const refund = await findOpenRefund(transaction, row);
  // Money that was never credited is settled before: `outcomeOfDeposit`.
  const isHeld = refund?.state === refundState.sending && refund.heldMinor > 0n;
  if (!isHeld || refund.heldMinor > backMinor) return;
  await endRefund(context, transaction, row, { refund, state: 'done' });
}

/** The refund of a deposit that waits for an operator or the gateway. */
export async function findOpenRefund(
  { sql }: Pick<Transaction, 'sql'>,
  row: DepositKey,
): Promise<RefundRow | undefined> {
  const rows = await sql.select().from(paymentRefund).where(isRefundOf(row)).for('update');
  return rows.find(({ state }) => state === refundState.waiting || state === refundState.sending);
}

/** Every refund of a deposit. */
export function isRefundOf({ siteId, playerId, id }: DepositKey) {
  return and(
    eq(paymentRefund.siteId, siteId),
    eq(paymentRefund.playerId, playerId),
    eq(paymentRefund.transactionId, id),
  );
}

export function isRefund({ siteId, playerId, transactionId, number }: RefundKey) {
  return and(
    eq(paymentRefund.siteId, siteId),
    eq(paymentRefund.playerId, playerId),
    eq(paymentRefund.transactionId, transactionId),
    eq(paymentRefund.number, number),
  );
}

function book(
  { ledger }: Pick<Services, 'ledger'>,
  transaction: Transaction,
  row: TransactionRow,
  {
    number,
    heldMinor,
    kind,
  }: Pick<RefundRow, 'number' | 'heldMinor'> & { readonly kind: 'withdrawHold' | 'withdrawReturn' },
): Promise<BookResult> {
  return ledger.within(transaction).book({
    kind,
    siteId: row.siteId,
    playerId: row.playerId,
    provider: row.provider,
    tx: `${row.id}:refund-${number}`,
    amountMinor: heldMinor,
    currency: row.currency,
  });
}
