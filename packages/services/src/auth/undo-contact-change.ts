import { type Body, CallError } from '@baize/contract';
import {
  and,
  contactChange,
  eq,
  gt,
  gte,
  inTransaction,
  isNotNull,
  isNull,
  player,
  recovery,
  sql,
  type Transaction,
} from '@baize/db';

import type { Context } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';
import { sendMessage } from '../messages/index.ts';
import { violatedConstraint } from '../unique-violation.ts';
import { type ContactChangeRow, lockPlayer, openChanges, saveContact } from './contact/contact.ts';
import { endSessions, publishEnds } from './end-sessions.ts';
import { distrustPlaces } from './known-places.ts';
import { hashPassword } from './passwords.ts';
import { RECOVERY_MINUTES } from './recovery-life.ts';

const RECOVERY_LIFE_MS = RECOVERY_MINUTES * 60_000;

/**
 * Restores a contact by the link that was sent to it. The one who replaced it knew the password, so all sessions end, the
 * password no longer works, and later changes of the same contact are undone with this one.
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
  const passwordHash = await hashPassword(ids.secret());
  try {
    const ended = await inTransaction(database, async (transaction) => {
      await restore(context, transaction, found, passwordHash);
      await replaceRecoveries(context, transaction, found, hashSecret(resetToken));
      return endSessions(transaction, key, 'password-reset', clock.now());
    });
    publishEnds(context, key, ended);
  } catch (error) {
    throw violatedConstraint(error) === `player_${found.kind}_key`
      ? new CallError('undo_contact_taken')
      : error;
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
        eq(contactChange.kind, change.kind),
        isNotNull(contactChange.confirmedAt),
        isNull(contactChange.undoneAt),
        gte(contactChange.id, change.id),
      ),
    )
    .returning({ id: contactChange.id });
  if (!undone.some(({ id }) => id === change.id)) throw new CallError('undo_link_invalid');
  await transaction.sql.update(contactChange).set({ closedAt: now }).where(openChanges(key));
  const contact = { kind: change.kind, text: change.oldContact, countryId: change.oldCountryId };
  await saveContact(context, transaction, row, contact, change.oldVerifiedAt);
  await transaction.sql
    .update(player)
    .set({ passwordHash, credentialsVersion: sql`${player.credentialsVersion} + 1` })
    .where(and(eq(player.siteId, key.siteId), eq(player.id, key.playerId)));
  await distrustPlaces(transaction.sql, key);
  await sendMessage(transaction, key, { kind: `${change.kind}_restored` }, now);
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
