import type { Transaction } from '@baize/db';
import type { BookResult } from '@baize/ledger';

import { transactionKind } from '@baize/contract';
import type { Services } from '../context.ts';
import type { TransactionRow } from './move-transaction.ts';
import { reviewPayment } from './review-payment.ts';

/**
 * Books what has come back of an approved payment since the last time: a deposit is taken from the main balance as far as
 * it goes, and the rest becomes a review; a payout that came back is given to the player, and the whole of it with its
 * fee.
 *
 * @returns what has come back in all, as the row stores it, and the booking
 */
export async function bookReturn(
  { ledger, clock }: Pick<Services, 'ledger' | 'clock'>,
  transaction: Transaction,
  row: TransactionRow,
  { totalMinor, isWhole }: { totalMinor: bigint; isWhole: boolean },
): Promise<{ returnedMinor: bigint; booked: BookResult | undefined }> {
  const isDeposit = row.kind === transactionKind.deposit;
  const largest = isDeposit ? creditedOf(row) : row.amountMinor;
  const reached = isWhole || totalMinor > largest ? largest : totalMinor;
  const owedMinor = reached > row.returnedMinor ? reached - row.returnedMinor : 0n;
  const takenMinor = isDeposit ? least(owedMinor, await lockBalance(transaction, row)) : owedMinor;
  if (takenMinor < owedMinor) {
    const detail = `${owedMinor - takenMinor} of ${owedMinor} are not in the main balance`;
    await reviewPayment(transaction, row, { reason: 'return_not_covered', detail, now: clock.now() });
  }
  if (takenMinor === 0n) return { returnedMinor: reached, booked: undefined };
  const booked = await ledger.within(transaction).book({
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
  return { returnedMinor: reached, booked };
}

function creditedOf({ creditedMinor, amountMinor, feeMinor }: TransactionRow): bigint {
  return creditedMinor ?? amountMinor - feeMinor;
}

async function lockBalance({ client }: Transaction, row: TransactionRow): Promise<bigint> {
  const { rows } = await client.query<{ balance: string | null }>(
    'select lock_main_balance($1, $2) as balance',
    [row.siteId, row.playerId],
  );
  return BigInt(rows[0]?.balance ?? 0);
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
