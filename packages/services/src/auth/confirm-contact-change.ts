import { timingSafeEqual } from 'node:crypto';

import { type Body, CallError, invalidFields } from '@baize/contract';
import { readTypedCode } from '@baize/contract/typed-secrets';
import {
  and,
  contactChange,
  eq,
  gt,
  inTransaction,
  isNotNull,
  isNull,
  lt,
  or,
  recovery,
  sql,
  type player,
  type Transaction,
} from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';
import { lockPlayer } from '../lock-player.ts';
import { sendMessage } from '../messages/index.ts';
import { violatedConstraint } from '../unique-violation.ts';
import { composeMessage, type PlayerMessage } from './compose-message.ts';
import {
  type ContactChangeRow,
  contactOf,
  hashContactCode,
  isSameContact,
  openChanges,
  saveContact,
  UNDO_HOURS,
  UNDO_LIFE_MS,
  type UndoFacts,
} from './contact/contact.ts';
import { isTaken } from './contact/reserved-contact.ts';
import { readUser, type User } from './read-user.ts';

const MAX_TRIES = 5;

/**
 * Redeems the code sent to a new contact, which replaces the old one. The old one receives a link that undoes this.
 * Links for a new password that were sent before become invalid.
 *
 * @throws CallError `invalid` at `code` if it is wrong, used, expired or replaced, or if another player has taken the
 * contact meanwhile
 */
export async function confirmContactChange(
  context: PlayerContext,
  { id, code }: Body<'POST /account/contact-changes/confirm'>,
  writeNotice: (facts: UndoFacts) => PlayerMessage,
): Promise<User> {
  const change = await redeemCode(context, id, code);
  const contact = { kind: change.kind, text: change.newContact, countryId: change.newCountryId };
  const taken = invalidFields({ code: { message: `${change.kind}_taken` } });
  if (await isTaken(context, contact, context.player.id)) throw taken;
  try {
    const notices = await inTransaction(context.database, (transaction) =>
      replaceContact(context, transaction, change, writeNotice),
    );
    for (const notice of notices) context.outbox.begin(notice);
  } catch (error) {
    throw violatedConstraint(error) === `player_${change.kind}_key` ? taken : error;
  }
  return readUser(context, context.player.id);
}

const expired = () => invalidFields({ code: { message: 'sms_code_expired' } });
const used = () => invalidFields({ code: { message: 'code_used' } });

/** Whether a code is right, but of a change that was confirmed, replaced or called off. */
async function isClosedCode(context: PlayerContext, id: number, code: string): Promise<boolean> {
  const { siteId, id: playerId } = context.player;
  const codeHash = hashContactCode(context, { id, playerId }, readTypedCode(code));
  const isThis = and(
    eq(contactChange.siteId, siteId),
    eq(contactChange.playerId, playerId),
    eq(contactChange.id, id),
    eq(contactChange.codeHash, codeHash),
  );
  const isClosed = or(isNotNull(contactChange.confirmedAt), isNotNull(contactChange.closedAt));
  return (await context.database.sql.$count(contactChange, and(isThis, isClosed))) > 0;
}

/** Each try is counted before the code is compared; after the fifth a new one is needed. */
async function redeemCode(context: PlayerContext, id: number, code: string): Promise<ContactChangeRow> {
  const { database, clock, player: owner } = context;
  const [change] = await database.sql
    .update(contactChange)
    .set({ tries: sql`${contactChange.tries} + 1` })
    .where(
      and(
        openChanges({ siteId: owner.siteId, playerId: owner.id }),
        eq(contactChange.id, id),
        lt(contactChange.tries, MAX_TRIES),
        gt(contactChange.expiresAt, clock.now()),
      ),
    )
    .returning();
  if (!change) throw (await isClosedCode(context, id, code)) ? used() : expired();
  const hash = hashContactCode(context, { id: change.id, playerId: owner.id }, readTypedCode(code));
  if (!timingSafeEqual(Buffer.from(hash), Buffer.from(change.codeHash)))
    throw invalidFields({
      code: { message: change.kind === 'email' ? 'email_code_wrong' : 'sms_code_wrong' },
    });
  return change;
}

async function replaceContact(
  context: PlayerContext,
  transaction: Transaction,
  change: ContactChangeRow,
  writeNotice: (facts: UndoFacts) => PlayerMessage,
): Promise<readonly number[]> {
  const { clock, ids } = context;
  const key = { siteId: change.siteId, playerId: change.playerId };
  const now = clock.now();
  const row = await lockPlayer(transaction, key);
  if (row?.status !== 'active') throw new CallError('unauthenticated');
  const token = ids.secret();
  const confirmed = await transaction.sql
    .update(contactChange)
    .set({
      confirmedAt: now,
      undoHash: hashSecret(token),
      undoUntil: new Date(now.getTime() + UNDO_LIFE_MS),
    })
    .where(and(openChanges(key), eq(contactChange.id, change.id)))
    .returning({ id: contactChange.id });
  const old = { kind: change.kind, text: change.oldContact, countryId: change.oldCountryId };
  // It was redeemed, replaced or called off, or the number was verified in another way, since the code was compared.
  if (confirmed.length === 0 || !isSameContact(old, contactOf(row, change.kind))) throw expired();
  const contact = { kind: change.kind, text: change.newContact, countryId: change.newCountryId };
  await saveContact(context, transaction, row, contact, now);
  await transaction.sql
    .update(recovery)
    .set({ usedAt: now })
    .where(
      and(eq(recovery.siteId, key.siteId), eq(recovery.playerId, key.playerId), isNull(recovery.usedAt)),
    );
  const until = new Date(now.getTime() + UNDO_LIFE_MS).toISOString();
  await sendMessage(transaction, key, { kind: `${change.kind}_changed`, facts: { until } }, now);
  return notifyOldContact(context, transaction, { row, change, token }, writeNotice);
}

interface Replaced {
  /** As it was before. */
  readonly row: typeof player.$inferSelect;
  readonly change: ContactChangeRow;
  readonly token: string;
}

/**
 * Sends the link to the old address; or to the old number, if it was the player's, and to the address on file.
 *
 * @returns the outbox entries to begin after the commit
 */
async function notifyOldContact(
  context: PlayerContext,
  transaction: Transaction,
  { row, change, token }: Replaced,
  writeNotice: (facts: UndoFacts) => PlayerMessage,
): Promise<readonly number[]> {
  const recipients = [
    ...(row.email === '' && change.kind === 'phone' ? [] : [row]),
    ...(change.kind === 'phone' && row.phoneVerifiedAt ? [{ ...row, email: '' }] : []),
  ];
  const entries: number[] = [];
  for (const recipient of recipients) {
    const message = composeMessage(context, recipient, `/account/undo/${token}`, (facts) =>
      writeNotice({ ...facts, kind: change.kind, hours: UNDO_HOURS }),
    );
    entries.push(await context.outbox.add(transaction, message, UNDO_LIFE_MS));
  }
  return entries;
}
