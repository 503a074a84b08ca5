import { type FieldProblem, invalidFields } from '@baize/contract';
import { readSecret, type TypedSecret } from '@baize/contract/typed-secrets';
import { and, eq, player, sql, type Transaction } from '@baize/db';

import type { Context } from '../context.ts';
import { resetCodeTries } from './code-tries.ts';
import type { MessageFacts, PlayerMessage } from './compose-message.ts';
import { distrustPlaces, rememberPlace } from './known-places.ts';
import { notifyOwner } from './notify-owner.ts';
import { readPassword } from './registration-rules.ts';
import { resetSharedAttempts } from './sign-in-attempts.ts';

interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/** @throws CallError `invalid` if the password breaks the rules or differs from its repetition */
export function readNewPassword(
  { password, password_confirmation }: NewPassword,
  username: string,
  problems: Record<string, FieldProblem> = {},
): TypedSecret {
  const reading = readPassword(password, username);
  if ('problem' in reading) problems['password'] = reading.problem;
  if (password_confirmation === '') problems['password_confirmation'] = { message: 'field_required' };
  else if (readSecret(password_confirmation) !== readSecret(password))
    problems['password_confirmation'] = { message: 'password_mismatch' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return readSecret(password);
}

interface PasswordOwner {
  readonly id: number;
  readonly username: string;
  /** Of the new password. */
  readonly passwordHash: string;
}

/**
 * Stores a new password in the caller's transaction, with the notice to the contact on file. Only the caller's place
 * stays known, because any other may be that of somebody with the old password. The caller ends the sessions.
 *
 * @returns the outbox entry to begin after the commit
 */
export async function savePassword(
  context: Context,
  transaction: Transaction,
  owner: PasswordOwner,
  writeNotice: (facts: MessageFacts) => PlayerMessage,
): Promise<number | undefined> {
  const key = { siteId: context.brand.siteId, playerId: owner.id };
  const now = context.clock.now();
  await transaction.sql
    .update(player)
    .set({
      passwordHash: owner.passwordHash,
      passwordChangedAt: now,
      credentialsVersion: sql`${player.credentialsVersion} + 1`,
    })
    .where(and(eq(player.siteId, key.siteId), eq(player.id, key.playerId)));
  await distrustPlaces(transaction.sql, key);
  await rememberPlace(transaction.sql, context, key, now);
  await resetCodeTries({ database: transaction }, { siteId: key.siteId, id: owner.id });
  await resetSharedAttempts(context, transaction.sql, owner.username);
  const content = { kind: 'password_changed' } as const;
  return notifyOwner(context, transaction, { playerId: owner.id, content }, writeNotice);
}
