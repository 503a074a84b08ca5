import {
  and,
  checkOperatorKey,
  enrolOperatorKey,
  eq,
  gt,
  inTransaction,
  isNotNull,
  isNull,
  ne,
  operator as operatorTable,
  type OperatorRole,
  operatorRoles,
  or,
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
  /**
   * `all` unless set: `support` looks and writes to players, `payments` decides payments, `compliance` identities, freezes
   * and permissions. `machine` is for a program, which only looks.
   */
  readonly role?: string;
  /** All brands unless set. */
  readonly siteIds?: readonly number[];
}

/** What is shown once and stored hashed. */
export type AddedOperator =
  | { readonly kind: 'invited'; readonly code: string; readonly endsAt: Date }
  /** The key of a program. */
  | { readonly kind: 'machine'; readonly key: string };

type OwnerServices = Pick<Services, 'database' | 'clock' | 'ids'>;

const NAME = /^[a-z][a-z0-9-]{1,31}$/;
const CODE_MS = 72 * 60 * 60_000;
/** How long one who could confirm counts after the removal. */
const REMOVED_MS = 7 * 24 * 60 * 60_000;

/**
 * Invites an operator, as the owner of the database: with the code, the operator makes the key, which nobody else sees. Then
 * another one confirms the operator. The first needs no confirmation. A name is given once and never again, also after the
 * operator was removed. A program gets its key at once, and is confirmed as well.
 *
 * @param by who adds, with the role `all` for all brands; undefined only for the first operator, who gets the same
 * @throws OperatorError
 */
export async function addOperator(
  { database, clock, ids }: OwnerServices,
  by: Operator | undefined,
  added: string | NewOperator,
): Promise<AddedOperator> {
  const { name, role = 'all', siteIds } = typeof added === 'string' ? { name: added } : added;
  if (!NAME.test(name))
    throw new OperatorError('invalid', 'A name has 2 to 32 lower-case letters, digits and hyphens.');
  if (!isRole(role))
    throw new OperatorError('invalid', `There is no such role; there are: ${operatorRoles.join(', ')}.`);
  if (by === undefined && (role !== 'all' || siteIds))
    throw new OperatorError('invalid', 'The first operator has the role all, for all brands.');
  const now = clock.now();
  const given: AddedOperator =
    role === 'machine' ? { kind: 'machine', key: ids.secret() } : { kind: 'invited', ...codeOf(ids, now) };
  await inTransaction(database, async ({ sql, client }) => {
    // Two operators that are the first must not both be added.
    await client.query('select from operator_trail_end for update');
    if (by === undefined && (await sql.select().from(operatorTable).limit(1)).length > 0)
      throw new OperatorError('refused', 'There are operators already: one of them adds the next.');
    const values = {
      name,
      role,
      siteIds: siteIds ? [...siteIds] : null,
      ...(given.kind === 'machine'
        ? { keyHash: hashSecret(given.key) }
        : { codeHash: hashSecret(given.code), codeEndsAt: given.endsAt }),
      invitedBy: by ? [by.name] : [],
      addedAt: now,
      // Nobody is there who could confirm the first one.
      confirmedAt: by ? null : now,
    };
    await namingTaken(() => sql.insert(operatorTable).values(values), name);
    const subject = `operator ${name}`;
    const details = { role, ...(siteIds && { site_ids: siteIds }) };
    await record(client, by ?? { name }, { action: 'add', siteId: null, subject, details });
  });
  return given;
}

function codeOf(ids: Services['ids'], now: Date): { readonly code: string; readonly endsAt: Date } {
  return { code: ids.secret(), endsAt: new Date(now.getTime() + CODE_MS) };
}

function isRole(role: string): role is OperatorRole {
  return (operatorRoles as readonly string[]).includes(role);
}

/** @throws OperatorError if the name or the key is taken */
async function namingTaken<Result>(write: () => Promise<Result>, name: string): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === undefined) throw error;
    // One key for two names would make two operators of one person.
    if (constraint === 'operator_key_hash_key')
      throw new OperatorError('invalid', 'That key is another operator’s, or was: try again.');
    throw new OperatorError('invalid', `The name ${name} is taken; names are never given again.`);
  }
}

/**
 * Makes an invitation again: the code before ends.
 *
 * @param by undefined only as long as nobody has enrolled
 * @throws OperatorError if there is no such operator, or the key was made already
 */
export async function inviteAgain(
  { database, clock, ids }: OwnerServices,
  by: Operator | undefined,
  name: string,
): Promise<{ readonly code: string; readonly endsAt: Date }> {
  const invitation = codeOf(ids, clock.now());
  await inTransaction(database, async ({ sql, client }) => {
    const row = await lockOperator(sql, name);
    await client.query('select from operator_trail_end for update');
    if (by === undefined && !(await isNobodyEnrolled(sql)))
      throw new OperatorError('refused', 'There are operators already: one of them invites again.');
    if (row.keyHash !== null)
      throw new OperatorError('decided', `${name} has a key already: remove the operator and add another.`);
    await sql
      .update(operatorTable)
      .set({
        codeHash: hashSecret(invitation.code),
        codeEndsAt: invitation.endsAt,
        invitedBy: [...new Set([...row.invitedBy, ...(by ? [by.name] : [])])],
      })
      .where(eq(operatorTable.name, name));
    const subject = `operator ${name}`;
    await record(client, by ?? { name }, { action: 'invite', siteId: null, subject, details: {} });
  });
  return invitation;
}

/** @throws OperatorError if there is none, without repeating a text that may be a key */
async function lockOperator(
  sql: Transaction['sql'],
  name: string,
): Promise<typeof operatorTable.$inferSelect> {
  const [row] = await sql.select().from(operatorTable).where(isCurrent(name)).for('update');
  if (!row) throw unknownOperator(name);
  return row;
}

const isCurrent = (name: string) => and(eq(operatorTable.name, name), isNull(operatorTable.removedAt));

const unknownOperator = (name: string) =>
  new OperatorError('unknown', `There is no operator ${NAME.test(name) ? name : 'of that name'}.`);

async function isNobodyEnrolled(sql: Transaction['sql']): Promise<boolean> {
  const { name, keyHash } = operatorTable;
  return (await sql.select({ name }).from(operatorTable).where(isNotNull(keyHash)).limit(1)).length === 0;
}

/**
 * Makes the key of an operator who was invited. The code is used up.
 *
 * @returns the key, which is stored hashed and cannot be read again
 * @throws OperatorError
 */
export async function enrolOperator(
  { database, clock, ids }: OwnerServices,
  { name, code }: { readonly name: string; readonly code: string },
): Promise<string> {
  const key = ids.secret();
  const hashes = { codeHash: hashSecret(code), keyHash: hashSecret(key), at: clock.now() };
  const outcome = await namingTaken(() => enrolOperatorKey(database.pool, name, hashes), name);
  if (outcome === 'enrolled') return key;
  throw new OperatorError(
    'refused',
    outcome === 'ended'
      ? 'The time of the code is over: have the invitation made again.'
      : 'The name or the code is wrong, or the code was used.',
  );
}

/**
 * Confirms that an operator who has enrolled is who was meant to, so that the operator acts from now on.
 *
 * @param by with the role `all` for all brands, and not who has invited, unless nobody else could confirm
 * @throws OperatorError
 */
export async function confirmOperator(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  by: Operator,
  name: string,
): Promise<void> {
  await inTransaction(database, async ({ sql, client }) => {
    const row = await lockOperator(sql, name);
    await client.query('select from operator_trail_end for update');
    if (name === by.name) throw new OperatorError('own', 'Operators are confirmed by others.');
    if (row.confirmedAt !== null) throw new OperatorError('decided', `${name} is confirmed already.`);
    if (row.keyHash === null) throw new OperatorError('invalid', `${name} has not enrolled yet.`);
    const now = clock.now();
    const isAlone = !(await hasAnotherConfirmer(sql, by, now));
    if (row.invitedBy.includes(by.name) && !isAlone)
      throw new OperatorError('own', `You have added ${name}: another operator confirms.`);
    await sql
      .update(operatorTable)
      .set({ confirmedAt: now, confirmedBy: by.name })
      .where(eq(operatorTable.name, name));
    const subject = `operator ${name}`;
    const details = { role: row.role, ...(isAlone && { alone: true }) };
    await record(client, by, { action: 'confirm', siteId: null, subject, details });
  });
}

/** One who was removed counts for a while: else who removes the only other one could confirm alone. */
async function hasAnotherConfirmer(sql: Transaction['sql'], by: Operator, now: Date): Promise<boolean> {
  const { name, role, siteIds, keyHash, confirmedAt, removedAt } = operatorTable;
  const mayConfirm = and(
    ne(name, by.name),
    eq(role, 'all'),
    isNull(siteIds),
    isNotNull(keyHash),
    isNotNull(confirmedAt),
    or(isNull(removedAt), gt(removedAt, new Date(now.getTime() - REMOVED_MS))),
  );
  return (await sql.select({ name }).from(operatorTable).where(mayConfirm).limit(1)).length > 0;
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
      .where(isCurrent(name))
      .returning({ name: operatorTable.name });
    if (removed.length === 0) throw unknownOperator(name);
    const subject = `operator ${name}`;
    await record(client, by, { action: 'remove', siteId: null, subject, details: {} });
  });
}

/** Whether an operator has not been removed: only then an earlier decision still counts. */
export async function isOperator({ sql }: Pick<Transaction, 'sql'>, name: string): Promise<boolean> {
  return (
    (await sql.select({ name: operatorTable.name }).from(operatorTable).where(isCurrent(name))).length > 0
  );
}

/**
 * The brands whose work an operator sees; undefined for all.
 *
 * @throws OperatorError for one who is not confirmed
 */
export async function brandsOf(
  { database }: Pick<Services, 'database'>,
  { name }: Operator,
): Promise<readonly number[] | undefined> {
  const [row] = await database.sql.select().from(operatorTable).where(isCurrent(name));
  if (!row) return [];
  if (row.confirmedAt === null)
    throw new OperatorError('refused', `${name} is not confirmed by another operator yet.`);
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
