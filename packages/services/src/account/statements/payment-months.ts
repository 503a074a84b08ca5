import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, inArray, paymentTransaction, sql, sumPaymentsAndReturns } from '@baize/db';

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

/**
 * The approved payments of the player from a day until another, by month and kind; the sums are those that the ledger has.
 *
 * @param to the day after the last one
 */
export async function readPaymentMonths(
  { database, brand, player }: Pick<PlayerContext, 'database' | 'brand' | 'player'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<PaymentMonth[]> {
  const { kind, amountMinor, feeMinor, creditedMinor, returnedMinor, createdAt, decidedAt } =
    paymentTransaction;
  const timeZone = brand.traits['site.timeZone'];
  const at = sql`coalesce(${decidedAt}, ${createdAt})`;
  const startOf = (day: string) => sql`start_of_day(${day}::date, ${timeZone})`;
  const month = sql<string>`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-01')`;
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
        sql`${at} >= ${startOf(from)}`,
        sql`${at} < ${startOf(to)}`,
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
  return withNet({
    deposited: sumOf(transactionKind.deposit, 'paid'),
    deposits_returned: sumOf(transactionKind.deposit, 'returned'),
    withdrawn: sumOf(transactionKind.withdraw, 'paid'),
    withdrawals_returned: sumOf(transactionKind.withdraw, 'returned'),
  });
}

/** The sums of all payments of the player, whenever; no payment is read but those of which something came back. */
export async function sumAllPayments({
  database,
  player,
}: Pick<PlayerContext, 'database' | 'player'>): Promise<PaymentSums> {
  const { booked, returned } = await sumPaymentsAndReturns(database.pool, {
    siteId: player.siteId,
    playerId: player.id,
  });
  return withNet({
    deposited: booked.depositsMinor + returned.depositsMinor,
    deposits_returned: returned.depositsMinor,
    withdrawn: booked.withdrawalsMinor + returned.withdrawalsMinor,
    withdrawals_returned: returned.withdrawalsMinor,
  });
}

function withNet(sums: Omit<PaymentSums, 'net'>): PaymentSums {
  const { deposited, deposits_returned: depositsReturned, withdrawn } = sums;
  return { ...sums, net: withdrawn - sums.withdrawals_returned - (deposited - depositsReturned) };
}
