import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, inArray, paymentTransaction, sql } from '@baize/db';

import type { PlayerContext } from '../../context.ts';

/** Payments of a kind that were approved in a month. */
export interface PaymentMonth {
  /** Its first day, in the time zone of the brand. */
  readonly month: string;
  readonly kind: number;
  readonly count: number;
  /** What reached the account or was paid out. */
  readonly paid: bigint;
  /** What of it went back since, whenever that was. */
  readonly returned: bigint;
}

/** Every approved payment of the player, by month and kind; the sums are those that the ledger has. */
export async function readPaymentMonths({
  database,
  brand,
  player,
}: Pick<PlayerContext, 'database' | 'brand' | 'player'>): Promise<PaymentMonth[]> {
  const { kind, amountMinor, feeMinor, creditedMinor, returnedMinor, createdAt, decidedAt } =
    paymentTransaction;
  const timeZone = brand.traits['site.timeZone'];
  const month = sql<string>`to_char(coalesce(${decidedAt}, ${createdAt}) at time zone ${timeZone}, 'YYYY-MM-01')`;
  const paid = sql<string>`sum(case when ${kind} = ${transactionKind.deposit}
    then coalesce(${creditedMinor}, ${amountMinor} - ${feeMinor}) else ${amountMinor} end)`;
  const rows = await database.sql
    .select({
      month,
      kind,
      count: sql<number>`count(*)::integer`,
      paid,
      returned: sql<string>`sum(${returnedMinor})`,
    })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, player.siteId),
        eq(paymentTransaction.playerId, player.id),
        inArray(paymentTransaction.status, [transactionStatus.approved, transactionStatus.returned]),
      ),
    )
    .groupBy(sql`1`, sql`2`);
  return rows.map((row) => ({ ...row, paid: BigInt(row.paid), returned: BigInt(row.returned) }));
}

export interface PaymentSums {
  readonly deposited: bigint;
  readonly deposits_returned: bigint;
  readonly withdrawn: bigint;
  readonly withdrawals_returned: bigint;
  /** What the player took out or, below zero, paid in. */
  readonly net: bigint;
}

export function sumPayments(months: readonly PaymentMonth[]): PaymentSums {
  const sumOf = (kind: number, part: 'paid' | 'returned') =>
    months.reduce((sum, month) => (month.kind === kind ? sum + month[part] : sum), 0n);
  const deposited = sumOf(transactionKind.deposit, 'paid');
  const depositsReturned = sumOf(transactionKind.deposit, 'returned');
  const withdrawn = sumOf(transactionKind.withdraw, 'paid');
  const withdrawalsReturned = sumOf(transactionKind.withdraw, 'returned');
  return {
    deposited,
    deposits_returned: depositsReturned,
    withdrawn,
    withdrawals_returned: withdrawalsReturned,
    net: withdrawn - withdrawalsReturned - (deposited - depositsReturned),
  };
}
