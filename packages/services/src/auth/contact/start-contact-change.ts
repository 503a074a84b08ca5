import { randomInt } from 'node:crypto';

import { CallError } from '@baize/contract';
import { and, contactChange, eq, gt, inTransaction, isNull, type player, type Transaction } from '@baize/db';

import type { PlayerContext } from '../../context.ts';
import { lockPlayer } from '../../lock-player.ts';
import { countInWindow } from '../../rate-window.ts';
import { composeMessage, type PlayerMessage } from '../compose-message.ts';
import { takeSmsBudget } from '../sms-budget.ts';
import type { SmsPurpose } from '../sms-recipient.ts';
import {
  CODE_MINUTES,
  type CodeFacts,
  type Contact,
  type ContactChangeRow,
  contactOf,
  hashContactCode,
  openChanges,
  RESEND_AFTER_MS,
  shownContact,
} from './contact.ts';

const CODE_LIFE_MS = CODE_MINUTES * 60_000;
const DIGITS = 6;
/** Of all contacts; each sends a message to somebody who may not have asked for it. */
const PER_DAY = { max: 10, windowMs: 24 * 60 * 60_000 };

export interface StartedChange {
  readonly change: ContactChangeRow;
  /** False if the code that was sent a moment ago is still to be used. */
  readonly isSent: boolean;
}

/**
 * Sends a code to a new contact; nothing changes before it is redeemed. The caller has checked who requests it and that
 * nobody else has the contact. A second change of the same kind replaces the first; one to the same contact within two
 * minutes sends nothing.
 *
 * @throws CallError `too_many_requests`, and as `takeSmsBudget`
 */
export async function startContactChange(
  context: PlayerContext,
  contact: Contact,
  writeCode: (facts: CodeFacts) => PlayerMessage,
): Promise<StartedChange> {
  const { clock, ids, outbox } = context;
  const { siteId, id: playerId } = context.player;
  const key = { siteId, playerId };
  const waiting = await findWaiting(context, contact);
  const isResend = waiting !== undefined;
  if (isResend && clock.now().getTime() - waiting.createdAt.getTime() < RESEND_AFTER_MS)
    return { change: waiting, isSent: false };
  await countInWindow(context, `contact-changes ${siteId} ${playerId}`, PER_DAY);
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  if (contact.countryId !== null) {
    const recipient = { siteId, id: playerId, phone: shownContact(contact) };
    const purpose: SmsPurpose = `change ${contact.countryId} ${contact.text}`;
    const { brand, language } = context;
    const { sms: text } = writeCode({ brand, language, name: '', link: '', code, minutes: CODE_MINUTES });
    await takeSmsBudget(context, recipient, purpose, { text, isResend });
  }
  const id = ids.next();
  const now = clock.now();
  const started = await inTransaction(context.database, async (transaction) => {
    const row = await lockPlayer(transaction, key);
    if (!row) throw new CallError('unauthenticated');
    const old = contactOf(row, contact.kind);
    await transaction.sql
      .update(contactChange)
      .set({ closedAt: now })
      .where(and(openChanges(key), eq(contactChange.kind, contact.kind)));
    const [change] = await transaction.sql
      .insert(contactChange)
      .values({
        ...key,
        id,
        kind: contact.kind,
        oldContact: old.text,
        oldCountryId: old.countryId,
        oldVerifiedAt: contact.kind === 'phone' ? row.phoneVerifiedAt : null,
        newContact: contact.text,
        newCountryId: contact.countryId,
        codeHash: hashContactCode(context, { id, playerId }, code),
        createdAt: now,
        expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
      })
      .returning();
    if (!change) throw new CallError('please_try_again');
    return { change, entry: await sendCode(context, transaction, { row, contact, code }, writeCode) };
  });
  outbox.begin(started.entry);
  return { change: started.change, isSent: true };
}

/** A change to the same contact whose code still works. */
async function findWaiting(
  { database, clock, player: owner }: PlayerContext,
  contact: Contact,
): Promise<ContactChangeRow | undefined> {
  const key = { siteId: owner.siteId, playerId: owner.id };
  const [row] = await database.sql
    .select()
    .from(contactChange)
    .where(
      and(
        openChanges(key),
        eq(contactChange.kind, contact.kind),
        eq(contactChange.newContact, contact.text),
        contact.countryId === null
          ? isNull(contactChange.newCountryId)
          : eq(contactChange.newCountryId, contact.countryId),
        gt(contactChange.expiresAt, clock.now()),
      ),
    );
  return row;
}

function sendCode(
  context: PlayerContext,
  transaction: Transaction,
  { row, contact, code }: { row: typeof player.$inferSelect; contact: Contact; code: string },
  writeCode: (facts: CodeFacts) => PlayerMessage,
): Promise<number> {
  const recipient =
    contact.countryId === null
      ? { ...row, email: contact.text }
      : { ...row, email: '', phoneCountryId: contact.countryId, phone: contact.text };
  const message = composeMessage(context, recipient, '/Account', (facts) =>
    writeCode({ ...facts, code, minutes: CODE_MINUTES }),
  );
  return context.outbox.add(transaction, message, CODE_LIFE_MS);
}
