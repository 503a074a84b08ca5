import { type Body, CallError } from '@baize/contract';
import { readSecret } from '@baize/contract/typed-secrets';
import {
  and,
  authenticator,
  contactChange,
  eq,
  gt,
  gte,
  inTransaction,
  isNull,
  or,
  passkey,
  player,
  recovery,
  recoveryCode,
  sql,
  type Transaction,
} from '@baize/db';

import type { Context } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';
import { lockPlayer } from '../lock-player.ts';
import { sendMessage } from '../messages/index.ts';
import { violatedConstraint } from '../unique-violation.ts';
import type { PlayerKey } from '../wakeups.ts';
import { authenticatorOf } from './authenticator.ts';
import { type ContactChangeRow, openChanges, saveContact } from './contact/contact.ts';
import { endSessions, publishEnds } from './end-sessions.ts';
import { distrustPlaces } from './known-places.ts';
import { hashPassword } from './passwords.ts';
import { RECOVERY_MINUTES } from './recovery-life.ts';

const RECOVERY_LIFE_MS = RECOVERY_MINUTES * 60_000;

/**
 * Restores a contact by the link that was sent to it. The one who replaced it knew the password, so all sessions end, the
 * password and the passkeys no longer work, and later changes of either contact are undone with this one.
 *
 * @returns the token of a link for a new password
 * @throws CallError `undo_link_invalid` if the link is unknown, used, expired or another brand's, `undo_contact_taken` if
 * another account has the contact
 */
export async function undoContactChange(
  context: Context,
  { token }: Body<'POST /undo-contact-change'>,
): Promise<string> {
  const { database, brand, clock, ids } = context;
  const [found] = await database.sql
    .select()
    .from(contactChange)
    .where(
      and(
        eq(contactChange.undoHash, hashSecret(token)),
        eq(contactChange.siteId, brand.siteId),
        gt(contactChange.undoUntil, clock.now()),
        isNull(contactChange.undoneAt),
      ),
    );
  if (!found) throw new CallError('undo_link_invalid');
  const key = { siteId: found.siteId, playerId: found.playerId };
  const resetToken = ids.secret();
  // Nobody knows it.
  const passwordHash = await hashPassword(readSecret(ids.secret()));
  try {
    const ended = await inTransaction(database, async (transaction) => {
      await restore(context, transaction, found, passwordHash);
      await replaceRecoveries(context, transaction, found, hashSecret(resetToken));
      return endSessions(transaction, key, 'password-reset', clock.now());
    });
    publishEnds(context, key, ended);
  } catch (error) {
    const constraint = violatedConstraint(error);
    const isTaken = constraint === 'player_email_key' || constraint === 'player_phone_key';
    throw isTaken ? new CallError('undo_contact_taken') : error;
  }
  return resetToken;
}

async function restore(
  context: Context,
  transaction: Transaction,
  change: ContactChangeRow,
  passwordHash: string,
): Promise<void> {
  const key = { siteId: change.siteId, playerId: change.playerId };
  const now = context.clock.now();
  const row = await lockPlayer(transaction, key);
  if (!row || row.status === 'delete') throw new CallError('undo_link_invalid');
  const undone = await transaction.sql
    .update(contactChange)
    .set({ undoneAt: now })
    .where(
      and(
        eq(contactChange.siteId, key.siteId),
        eq(contactChange.playerId, key.playerId),
        isNull(contactChange.undoneAt),
        // Of either contact: the link that undoes a later one may have been sent to the contact that is replaced here.
        isNotBefore(change),
      ),
    )
    .returning();
  if (!undone.some(({ id }) => id === change.id)) throw new CallError('undo_link_invalid');
  await transaction.sql.update(contactChange).set({ closedAt: now }).where(openChanges(key));
  for (const kind of ['email', 'phone'] as const) {
    const [first] = undone
      .filter((one) => one.kind === kind)
      .toSorted((one, other) => Number(one.confirmedAt) - Number(other.confirmedAt) || one.id - other.id);
    if (first) await restoreContact(context, transaction, first);
  }
  await removeSignIns(transaction, change, now);
  await transaction.sql
    .update(player)
    .set({ passwordHash, credentialsVersion: sql`${player.credentialsVersion} + 1` })
    .where(and(eq(player.siteId, key.siteId), eq(player.id, key.playerId)));
  await distrustPlaces(transaction.sql, key);
}

/** By when they were confirmed: the one that was requested first may be confirmed last. */
function isNotBefore({ confirmedAt, id }: ContactChangeRow) {
  if (!confirmedAt) throw new Error(`the change of a contact ${id} was never confirmed`);
  return or(
    gt(contactChange.confirmedAt, confirmedAt),
    and(eq(contactChange.confirmedAt, confirmedAt), gte(contactChange.id, id)),
  );
}

async function restoreContact(
  context: Context,
  transaction: Transaction,
  { kind, oldContact, oldCountryId, oldVerifiedAt, siteId, playerId }: ContactChangeRow,
): Promise<void> {
  const key = { siteId, playerId };
  // Read again, since the other contact may have just been restored.
  const row = await lockPlayer(transaction, key);
  if (!row) throw new CallError('undo_link_invalid');
  const contact = { kind, text: oldContact, countryId: oldCountryId };
  await saveContact(context, transaction, row, contact, oldVerifiedAt);
  await sendMessage(transaction, key, { kind: `${kind}_restored` }, context.clock.now());
  if (kind === 'phone' && !oldVerifiedAt) await stopSmsSignIn(transaction, key, context.clock.now());
}

/** Codes would be sent to a number that the owner has never proved, and may not have. */
async function stopSmsSignIn(transaction: Transaction, key: PlayerKey, now: Date): Promise<void> {
  const stopped = await transaction.sql
    .update(player)
    .set({ smsSignIn: false })
    .where(and(eq(player.siteId, key.siteId), eq(player.id, key.playerId), eq(player.smsSignIn, true)))
    .returning({ id: player.id });
  if (stopped.length > 0) await sendMessage(transaction, key, { kind: 'sms_sign_in_off' }, now);
}

/**
 * Removes the passkeys, which stand for the password, and an authenticator app that was connected since the change was
 * requested, which would keep the owner out. An older app stays: who has only the old mailbox must not get past it.
 */
async function removeSignIns(
  transaction: Transaction,
  { siteId, playerId, createdAt }: ContactChangeRow,
  now: Date,
): Promise<void> {
  const key = { siteId, playerId };
  const { sql: queries } = transaction;
  const removed = await queries
    .delete(passkey)
    .where(and(eq(passkey.siteId, siteId), eq(passkey.playerId, playerId)))
    .returning({ label: passkey.label });
  for (const { label } of removed)
    await sendMessage(transaction, key, { kind: 'passkey_removed', facts: { label } }, now);
  const disconnected = await queries
    .delete(authenticator)
    .where(and(authenticatorOf({ siteId, id: playerId }), gte(authenticator.confirmedAt, createdAt)))
    .returning({ playerId: authenticator.playerId });
  if (disconnected.length === 0) return;
  await queries
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.siteId, siteId), eq(recoveryCode.playerId, playerId)));
  await sendMessage(transaction, key, { kind: 'two_factor_off' }, now);
}

/** Links that were sent to the other contact become invalid, and this reply's is added. */
async function replaceRecoveries(
  { clock }: Pick<Context, 'clock'>,
  { sql: queries }: Transaction,
  { siteId, playerId }: ContactChangeRow,
  tokenHash: string,
): Promise<void> {
  const now = clock.now();
  await queries
    .update(recovery)
    .set({ usedAt: now })
    .where(and(eq(recovery.siteId, siteId), eq(recovery.playerId, playerId), isNull(recovery.usedAt)));
  const expiresAt = new Date(now.getTime() + RECOVERY_LIFE_MS);
  await queries.insert(recovery).values({ siteId, playerId, tokenHash, createdAt: now, expiresAt });
}
