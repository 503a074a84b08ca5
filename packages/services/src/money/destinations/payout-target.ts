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
 * Whether money of the player has arrived there before and did not come back. A destination is the account that the form
 * names, by the function payment_destination of the database; without one, the method.
 */
export async function wasPaidTo(
  { sql: queries }: Pick<Transaction, 'sql'>,
  { siteId, playerId }: PlayerKey,
  { methodId, fields }: PayoutTarget,
): Promise<boolean> {
  const target = sql`payment_destination(${JSON.stringify(fields)}::jsonb)`;
  const paid = await queries
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, siteId),
        eq(paymentTransaction.playerId, playerId),
        eq(paymentTransaction.kind, transactionKind.withdraw),
        eq(paymentTransaction.status, transactionStatus.approved),
        sql`payment_destination(${paymentTransaction.fields}) is not distinct from ${target}`,
        sql`(${target} is not null or ${paymentTransaction.methodId} = ${methodId})`,
      ),
    )
    .limit(1);
  return paid.length > 0;
}
