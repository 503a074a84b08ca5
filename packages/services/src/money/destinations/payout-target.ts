import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, paymentTransaction, sql, type Transaction } from '@baize/db';

import type { PlayerKey } from '../../wakeups.ts';

/** Where a withdrawal goes, as its form says. */
export interface PayoutTarget {
  readonly methodId: number;
  /** The player's input, by field name. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Whether money of the player has arrived there before and did not come back, with a payment requested since the player last
 * removed it from the book. A destination is the account that the form names, by the function payout_destination of the
 * database; without one, the method.
 */
export async function wasPaidTo(
  { sql: queries }: Pick<Transaction, 'sql'>,
  { siteId, playerId }: PlayerKey,
  { methodId, fields }: PayoutTarget,
): Promise<boolean> {
  const { fields: paidFields, methodId: paidMethod, createdAt } = paymentTransaction;
  const target = sql`payout_destination(${JSON.stringify(fields)}::jsonb, ${methodId}::integer)`;
  const paid = await queries
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, siteId),
        eq(paymentTransaction.playerId, playerId),
        eq(paymentTransaction.kind, transactionKind.withdraw),
        eq(paymentTransaction.status, transactionStatus.approved),
        sql`payout_destination(${paidFields}, ${paidMethod}) = ${target}`,
        sql`not is_removed_destination(${siteId}::integer, ${playerId}::bigint, ${target}, ${createdAt})`,
      ),
    )
    .limit(1);
  return paid.length > 0;
}
