import { transactionKind } from '@baize/contract';
import { and, asc, eq, paymentMethod, type Transaction } from '@baize/db';

import { isOfferedAt, methodName } from './method-offer.ts';

/** A withdrawal method through which money has to go back first. */
export interface WayBack {
  readonly methodId: number;
  readonly name: string;
  readonly owedMinor: bigint;
}

/**
 * The withdrawal methods that pay back deposits of the player, with what was deposited that way and is not yet paid
 * back. What is less than a method pays out is not owed.
 */
export async function findFirstTo(
  transaction: Transaction,
  { siteId, playerId }: { siteId: number; playerId: number },
): Promise<WayBack[]> {
  const methods = await transaction.sql
    .select()
    .from(paymentMethod)
    .where(and(eq(paymentMethod.kind, transactionKind.withdraw), isOfferedAt(siteId)))
    .orderBy(asc(paymentMethod.sort), asc(paymentMethod.id));
  const { rows } = await transaction.client.query<{ method_id: number; total: string }>(
    `select method_id,
         sum(case when kind = 2 then amount_minor else coalesce(credited_minor, amount_minor - fee_minor) - returned_minor end) as total
       from payment_transaction
       where site_id = $1 and player_id = $2 and (kind = 1 and status = 1 or kind = 2 and status in (0, 1, 3))
       group by method_id`,
    [siteId, playerId],
  );
  const totals = new Map(rows.map(({ method_id: id, total }) => [id, BigInt(total)]));
  return methods.flatMap((method) => {
    const deposited = method.paysBack.reduce((sum, id) => sum + (totals.get(id) ?? 0n), 0n);
    const owedMinor = deposited - (totals.get(method.id) ?? 0n);
    if (owedMinor < method.minMinor) return [];
    return [{ methodId: method.id, name: methodName(method, siteId), owedMinor }];
  });
}
