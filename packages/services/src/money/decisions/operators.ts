import {
  and,
  checkOperatorKey,
  eq,
  inTransaction,
  isNull,
  operator as operatorTable,
  type OperatorRole,
  operatorRoles,
  type Transaction,
} from '@baize/db';

import type { Services } from '../../context.ts';
import { hashSecret } from '../../hash-secret.ts';
import { violatedConstraint } from '../../unique-violation.ts';
import { OperatorError } from './operator-error.ts';
import { record } from './record.ts';

/** An operator who has signed in. What the name may do is checked when it is recorded. */
export interface Operator {
  readonly name: string;
}

export interface NewOperator {
  readonly name: string;
  /** `all` unless set: `support` looks and writes to players, `payments` decides payments, `compliance` identities, freezes and permissions. */
  readonly role?: string;
  /** All brands unless set. */
  readonly siteIds?: readonly number[];
}

const NAME = /^[a-z][a-z0-9-]{1,31}$/;

/**
 * Adds an operator, as the owner of the database. A name and a key are given once and never again, also after the operator
 * was removed. That two names are two persons is for the owner to see to: the program cannot know who holds a key.
 *
 * @param by who adds, with the role `all` for all brands; undefined only for the first operator, who gets the same
 * @returns the key, which is stored hashed and cannot be read again
 * @throws OperatorError
 */
export async function addOperator(
  { database, clock, ids }: Pick<Services, 'database' | 'clock' | 'ids'>,
  by: Operator | undefined,
  added: string | NewOperator,
): Promise<string> {
  const { name, role = 'all', siteIds } = typeof added === 'string' ? { name: added } : added;
  if (!NAME.test(name))
    throw new OperatorError('invalid', 'A name has 2 to 32 lower-case letters, digits and hyphens.');
  if (!isRole(role))
    throw new OperatorError('invalid', `There is no role ${role}; there are: ${operatorRoles.join(', ')}.`);
  if (by === undefined && (role !== 'all' || siteIds))
    throw new OperatorError('invalid', 'The first operator has the role all, for all brands.');
  const key = ids.secret();
  await inTransaction(database, async ({ sql, client }) => {
    // Two operators that are the first must not both be added.
    await client.query('select from operator_trail_end for update');
    if (by === undefined && (await sql.select().from(operatorTable).limit(1)).length > 0)
      throw new OperatorError('refused', 'There are operators already: one of them adds the next.');
    const values = { name, role, siteIds: siteIds ? [...siteIds] : null, keyHash: hashSecret(key) };
    try {
      await sql.insert(operatorTable).values({ ...values, addedAt: clock.now() });
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === undefined) throw error;
      // One key for two names would make two operators of one person.
      if (constraint === 'operator_key_hash_key')
        throw new OperatorError('invalid', 'That key is another operator’s, or was: add the operator again.');
      throw new OperatorError('invalid', `The name ${name} is taken; names are never given again.`);
    }
    const subject = `operator ${name}`;
    const details = { role, ...(siteIds && { site_ids: siteIds }) };
    await record(client, by ?? { name }, { action: 'add', siteId: null, subject, details });
  });
  return key;
}

function isRole(role: string): role is OperatorRole {
  return (operatorRoles as readonly string[]).includes(role);
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
    await record(client, by, { action: 'remove', siteId: null, subject, details: {} });
  });
}

/** Whether an operator has not been removed: only then an earlier decision still counts. */
export async function isOperator({ sql }: Pick<Transaction, 'sql'>, name: string): Promise<boolean> {
  const isNamed = and(eq(operatorTable.name, name), isNull(operatorTable.removedAt));
  return (await sql.select({ name: operatorTable.name }).from(operatorTable).where(isNamed)).length > 0;
}

/** The brands whose work an operator sees; undefined for all. */
export async function brandsOf(
  { database }: Pick<Services, 'database'>,
  { name }: Operator,
): Promise<readonly number[] | undefined> {
  const isNamed = and(eq(operatorTable.name, name), isNull(operatorTable.removedAt));
  const [row] = await database.sql
    .select({ siteIds: operatorTable.siteIds })
    .from(operatorTable)
    .where(isNamed);
  if (!row) return [];
  return row.siteIds ?? undefined;
}

/**
 * Checks a key. A wrong one is a row of the trail, and the fifth in a row locks the operator for 15 minutes.
 *
 * @throws OperatorError if there is no such operator, or the key is another's
 */
export async function signInOperator(
  { database }: Pick<Services, 'database'>,
  { name, key }: { readonly name: string; readonly key: string },
): Promise<Operator> {
  // Hashes of random keys need no comparison in constant time.
  const { isRight, lockedUntil } = await checkOperatorKey(database.pool, name, hashSecret(key));
  if (lockedUntil)
    throw new OperatorError(
      'refused',
      `Too many wrong keys: ${name} is locked until ${lockedUntil.toISOString().slice(11, 16)} UTC.`,
    );
  if (!isRight) throw new OperatorError('refused', 'The name or the key is wrong.');
  return { name };
}
