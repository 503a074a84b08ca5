import type { PaymentReason } from '@baize/contract';
import { eq, paymentMethod, type Transaction } from '@baize/db';

import { type CreditObstacle, findCreditObstacle } from '../limits/index.ts';
import type { TransactionRow } from './move-transaction.ts';

/** Why the money of a deposit waits for an operator although the gateway has it for certain. */
export type Obstacle = CreditObstacle | 'above_maximum';

export const obstacles = [
  'paid_after_closing',
  'above_deposit_limit',
  'above_maximum',
] as const satisfies readonly (Obstacle & PaymentReason)[];

export function isObstacle(reason: string | null): reason is Obstacle {
  return obstacles.some((one) => one === reason);
}

/**
 * What is in the way of crediting a deposit that a gateway says is paid. The player's account stays locked.
 *
 * @param paidMinor all that came, with the fee
 */
export async function findObstacle(
  transaction: Transaction,
  row: TransactionRow,
  { paidMinor, now }: { readonly paidMinor: bigint; readonly now: Date },
): Promise<Obstacle | undefined> {
  const obstacle = await findCreditObstacle(transaction, row, { paidMinor, now });
  if (obstacle !== undefined || paidMinor <= row.amountMinor) return obstacle;
  return (await isAboveMaximum(transaction, row, paidMinor)) ? 'above_maximum' : undefined;
}

/** More than was asked for is only credited up to what the brand takes by this method at once. */
async function isAboveMaximum(
  { sql }: Pick<Transaction, 'sql'>,
  { methodId }: TransactionRow,
  paidMinor: bigint,
): Promise<boolean> {
  const [method] = await sql
    .select({ maxMinor: paymentMethod.maxMinor })
    .from(paymentMethod)
    .where(eq(paymentMethod.id, methodId));
  return method === undefined || paidMinor > method.maxMinor;
}
