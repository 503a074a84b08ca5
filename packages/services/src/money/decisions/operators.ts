import {
  and,
  eq,
  inTransaction,
  isNull,
  operator as operatorTable,
  appendToTrail,
  type Transaction,
} from '@baize/db';
import { timingSafeEqual } from 'node:crypto';

import type { Services } from '../../context.ts';
import { hashSecret } from '../../hash-secret.ts';
import { violatedConstraint } from '../../unique-violation.ts';
import { OperatorError } from './operator-error.ts';

/** An operator who has signed in. */
export interface Operator {
  readonly name: string;
}

const NAME = /^[a-z][a-z0-9-]{1,31}$/;

/**
 * Adds an operator, as the owner of the database. A name and a key are given once and never again, also after the operator
 * was removed. That two names are two persons is for the owner to see to: the program cannot know who holds a key.
 *
 * @param by who adds; undefined only for the first operator
 * @returns the key, which is stored hashed and cannot be read again
 * @throws OperatorError
 */
export async function addOperator(
  { database, clock, ids }: Pick<Services, 'database' | 'clock' | 'ids'>,
  by: Operator | undefined,
  name: string,
): Promise<string> {
  if (!NAME.test(name))
    throw new OperatorError('invalid', 'A name has 2 to 32 lower-case letters, digits and hyphens.');
  const key = ids.secret();
  await inTransaction(database, async ({ sql, client }) => {
    // Two operators that are the first must not both be added.
    await client.query('select from operator_trail_end for update');
    if (by === undefined && (await sql.select().from(operatorTable).limit(1)).length > 0)
      throw new OperatorError('refused', 'There are operators already: one of them adds the next.');
    try {
      await sql.insert(operatorTable).values({ name, keyHash: hashSecret(key), addedAt: clock.now() });
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === undefined) throw error;
      // One key for two names would make two operators of one person.
      if (constraint === 'operator_key_hash_key')
        throw new OperatorError('invalid', 'That key is another operator’s, or was: add the operator again.');
      throw new OperatorError('invalid', `The name ${name} is taken; names are never given again.`);
    }
    const subject = `operator ${name}`;
    await appendToTrail(client, {
      operator: by?.name ?? name,
      action: 'add',
      siteId: null,
      subject,
      details: {},
    });
  });
  return key;
}

/** @throws OperatorError if there is no such operator, or it is the last one */
export async function removeOperator(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  by: Operator,
  name: string,
): Promise<void> {
  await inTransaction(database, async ({ sql, client }) => {
    if (name === by.name) throw new OperatorError('own', 'Operators are removed by others.');
    const removed = await sql
      .update(operatorTable)
      .set({ removedAt: clock.now() })
      .where(and(eq(operatorTable.name, name), isNull(operatorTable.removedAt)))
      .returning({ name: operatorTable.name });
    if (removed.length === 0) throw new OperatorError('unknown', `There is no operator ${name}.`);
    const subject = `operator ${name}`;
    await appendToTrail(client, { operator: by.name, action: 'remove', siteId: null, subject, details: {} });
  });
}

/** Whether an operator has not been removed: only then an earlier decision still counts. */
export async function isOperator({ sql }: Pick<Transaction, 'sql'>, name: string): Promise<boolean> {
  const isNamed = and(eq(operatorTable.name, name), isNull(operatorTable.removedAt));
  return (await sql.select({ name: operatorTable.name }).from(operatorTable).where(isNamed)).length > 0;
}

/** @throws OperatorError if there is no such operator, or the key is another's */
export async function signInOperator(
  { database }: Pick<Services, 'database'>,
  { name, key }: { readonly name: string; readonly key: string },
): Promise<Operator> {
  const [row] = await database.sql
    .select()
    .from(operatorTable)
    .where(and(eq(operatorTable.name, name), isNull(operatorTable.removedAt)));
  const given = Buffer.from(hashSecret(key));
  const known = Buffer.from(row?.keyHash ?? hashSecret(''));
  const isRight = given.length === known.length && timingSafeEqual(given, known);
  if (!row || !isRight) throw new OperatorError('refused', 'The name or the key is wrong.');
  return { name: row.name };
}
