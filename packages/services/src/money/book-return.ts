import { transactionKind, transactionStatus } from '@baize/contract';
import { and, desc, eq, freezePlayer, paymentTransaction, player, type Transaction } from '@baize/db';
import type { BookResult } from '@baize/ledger';

import type { Services } from '../context.ts';
import { type MovedTransaction, moveTransaction, type TransactionRow } from './move-transaction.ts';
import { DEPOSIT_RETURNED_NOTE } from './payment-notes.ts';
import { sendSumMessage } from './payment-message.ts';
import { settleRefund } from './refunds/refund-hold.ts';
import { creditedOf } from './payment-sums.ts';
import { reviewPayment } from './review-payment.ts';
import { endBonusOfDeposit } from './bonuses-of-payments.ts';

type ReturnContext = Pick<Services, 'ledger' | 'clock'>;

export interface BookedReturn {
  /** What has come back in all, as the row stores it. */
  readonly returnedMinor: bigint;
  readonly booked: BookResult | undefined;
  /** Withdrawals that were rejected for it. */
  readonly rejected: readonly MovedTransaction[];
}

/**
 * Books what has come back of an approved payment since the last time. A deposit is taken from what a refund of ours holds,
 * then from the main balance, then from pending withdrawals, which are rejected; for the rest there is a review and the
 * wallet is frozen. The bonus that the deposit gave ends. A payout that came back is given to the player, and the whole of it
 * with its fee.
 */
export async function bookReturn(
  context: ReturnContext,
  transaction: Transaction,
  row: TransactionRow,
  { totalMinor, isWhole }: { totalMinor: bigint; isWhole: boolean },
): Promise<BookedReturn> {
  const isDeposit = row.kind === transactionKind.deposit;
  const largest = isDeposit ? creditedOf(row) : row.amountMinor;
  const reached = isWhole || totalMinor > largest ? largest : totalMinor;
  const owedMinor = reached > row.returnedMinor ? reached - row.returnedMinor : 0n;
  const { takenMinor, rejected } = isDeposit
    ? await cover(context, transaction, row, owedMinor)
    : { takenMinor: owedMinor, rejected: [] };
  if (owedMinor > 0n) {
    const kind = isDeposit ? 'deposit_returned' : 'withdrawal_returned';
    const missingMinor = owedMinor - takenMinor;
    const at = context.clock.now();
    await sendSumMessage(transaction, row, kind, { at, amountMinor: owedMinor, missingMinor });
  }
  if (isDeposit && owedMinor > 0n) await endBonusOfDeposit(context.ledger, transaction, row);
  if (takenMinor === 0n) return { returnedMinor: reached, booked: undefined, rejected };
  const booked = await context.ledger.within(transaction).book({
    kind: isDeposit ? 'depositReturn' : 'payoutReturn',
    siteId: row.siteId,
    playerId: row.playerId,
    provider: row.provider,
    // What comes back in parts is booked once for each sum that was reached.
    tx: `${row.id}:${reached}`,
    amountMinor: takenMinor,
    currency: row.currency,
  });
  if (booked.status !== 'booked')
    throw new Error(`the ledger returned ${booked.status} for what came back of payment ${row.id}`);
  return { returnedMinor: reached, booked, rejected };
}

/** Finds the money that a gateway takes back, and makes sure that what is missing is not paid out. */
async function cover(
  context: ReturnContext,
  transaction: Transaction,
  row: TransactionRow,
  owedMinor: bigint,
): Promise<{ takenMinor: bigint; rejected: MovedTransaction[] }> {
  const withdrawals = await lockWithdrawals(transaction, row);
  await settleRefund(context, transaction, row, owedMinor);
  let balanceMinor = await lockBalance(transaction, row);
  const rejected: MovedTransaction[] = [];
  for (const withdrawal of withdrawals) {
    if (balanceMinor >= owedMinor) break;
    const moved = await moveTransaction(context, transaction, withdrawal, {
      to: transactionStatus.rejected,
      by: 'gateway',
      reason: 'deposit_returned',
      set: { managerNote: DEPOSIT_RETURNED_NOTE },
    });
    rejected.push(moved);
    balanceMinor += withdrawal.amountMinor;
  }
  if (balanceMinor >= owedMinor) return { takenMinor: owedMinor, rejected };
  const now = context.clock.now();
  const detail = `${owedMinor - balanceMinor} of ${owedMinor} are not in the main balance`;
  await reviewPayment(transaction, row, {
    reason: 'return_not_covered',
    about: String(row.returnedMinor + owedMinor),
    detail,
    now,
  });
  const reason = `payment ${row.id} was taken back: ${detail}`;
  await freezePlayer(transaction.client, row, { by: 'job', reason, at: now });
  return { takenMinor: balanceMinor, rejected };
}

/**
 * The pending withdrawals of the player, newest first. In the order of a request: the player, so that none is added, the
 * payments, and then the account.
 */
async function lockWithdrawals(
  { sql }: Transaction,
  { siteId, playerId }: TransactionRow,
): Promise<TransactionRow[]> {
  const isOwner = and(eq(player.siteId, siteId), eq(player.id, playerId));
  await sql.select({ id: player.id }).from(player).where(isOwner).for('update');
  return sql
    .select()
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, siteId),
        eq(paymentTransaction.playerId, playerId),
        eq(paymentTransaction.kind, transactionKind.withdraw),
        eq(paymentTransaction.status, transactionStatus.pending),
      ),
    )
    .orderBy(desc(paymentTransaction.id))
    .for('update');
}

async function lockBalance({ client }: Transaction, row: TransactionRow): Promise<bigint> {
  const { rows } = await client.query<{ balance: string | null }>(
    'select lock_main_balance($1, $2) as balance',
    [row.siteId, row.playerId],
  );
  return BigInt(rows[0]?.balance ?? 0);
}
