import type { PaymentReason } from '@baize/contract';
import { compareNames } from '@baize/contract/person-names';
import { and, eq, paymentMethod, player, type Transaction } from '@baize/db';

import { type CreditObstacle, findCreditObstacle } from '../limits/index.ts';
import type { TransactionRow } from './move-transaction.ts';
import { payerOf } from './payer.ts';

/** Why the money of a deposit waits for an operator although the gateway has it for certain. */
export type Obstacle = CreditObstacle | 'above_maximum' | 'other_payer';

export const obstacles = [
  'paid_after_closing',
  'above_deposit_limit',
  'above_maximum',
  'other_payer',
] as const satisfies readonly (Obstacle & PaymentReason)[];

export function isObstacle(reason: string | null): reason is Obstacle {
  return obstacles.some((one) => one === reason);
}

/**
 * What is in the way of crediting a deposit that a gateway says is paid. The player's account stays locked.
 *
 * @param paidMinor all that came, with the fee
 * @param payer who paid, if the gateway says
 */
export async function findObstacle(
  transaction: Transaction,
  row: TransactionRow,
  {
    paidMinor,
    now,
    payer,
  }: { readonly paidMinor: bigint; readonly now: Date; readonly payer?: string | undefined },
): Promise<Obstacle | undefined> {
  const obstacle = await findCreditObstacle(transaction, row, { paidMinor, now });
  if (obstacle !== undefined) return obstacle;
  if (paidMinor > row.amountMinor && (await isAboveMaximum(transaction, row, paidMinor)))
    return 'above_maximum';
  return (await isPaidByOther(transaction, row, payer ?? payerOf(row))) ? 'other_payer' : undefined;
}

/** Whether somebody else than the player paid, which is no money of the player’s. */
async function isPaidByOther(
  { sql }: Pick<Transaction, 'sql'>,
  { siteId, playerId }: TransactionRow,
  payer: string | undefined,
): Promise<boolean> {
  if (payer === undefined) return false;
  const [owner] = await sql
    .select({ name: player.name, surname: player.surname })
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.id, playerId)));
  return owner !== undefined && compareNames(owner, payer) === 'other';
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
