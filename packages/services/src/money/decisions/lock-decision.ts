import type { Brand } from '@baize/brand';
import { and, asc, eq, isFrozen, paymentEvent, paymentTransaction, type Transaction } from '@baize/db';

import type { Services } from '../../context.ts';
import type { TransactionRow } from '../move-transaction.ts';
import type { Operator } from './operators.ts';
import { OperatorError } from './operator-error.ts';

/** What operators' verbs work with. */
export type OperatorServices = Pick<Services, 'database' | 'ledger' | 'clock' | 'wakeups'> & {
  readonly brands: readonly Pick<Brand, 'siteId' | 'slug' | 'traits'>[];
};

/**
 * Locks a payment that an operator decides. The player's account is locked too, so that of two decisions for one player the second counts the first.
 *
 * @throws OperatorError if there is none, or the operator has started it
 */
export async function lockDecision(
  { sql, client }: Pick<Transaction, 'sql' | 'client'>,
  operator: Operator,
  id: number,
): Promise<TransactionRow> {
  const [row] = await sql
    .select()
    .from(paymentTransaction)
    .where(eq(paymentTransaction.id, id))
    .for('update');
  if (!row) throw new OperatorError('unknown', `There is no payment ${id}.`);
  await client.query('select lock_main_balance($1, $2)', [row.siteId, row.playerId]);
  const [first] = await sql
    .select({ by: paymentEvent.changedBy })
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.siteId, row.siteId),
        eq(paymentEvent.playerId, row.playerId),
        eq(paymentEvent.transactionId, row.id),
      ),
    )
    .orderBy(asc(paymentEvent.number))
    .limit(1);
  if (first?.by === `operator ${operator.name}`)
    throw new OperatorError('own', `You have started payment ${id}: somebody else decides it.`);
  return row;
}

/**
 * The account was locked by `lockDecision`, so a freeze comes before or after.
 *
 * @throws OperatorError while the player's wallet is frozen
 */
export async function requireUnfrozen(
  { client }: Pick<Transaction, 'client'>,
  row: Pick<TransactionRow, 'siteId' | 'playerId'>,
): Promise<void> {
  if (await isFrozen(client, row))
    throw new OperatorError('frozen', `The wallet of player ${row.playerId} is frozen: lift that first.`);
}

/** @throws OperatorError for a payment of a brand that this deployment does not have */
export function brandOf({ brands }: Pick<OperatorServices, 'brands'>, siteId: number) {
  const brand = brands.find((one) => one.siteId === siteId);
  if (!brand) throw new OperatorError('unknown', `There is no brand with the site id ${siteId}.`);
  return brand;
}

export const subjectOf = ({ id }: Pick<TransactionRow, 'id'>): string => `payment ${id}`;
