import type { Reply } from '@baize/contract';
import { and, contactChange, eq, isNull, player, type Transaction } from '@baize/db';

import type { Context } from '../../context.ts';
import type { PlayerKey } from '../../wakeups.ts';
import type { MessageFacts } from '../compose-message.ts';
import { internationalNumber } from '../international-number.ts';
import { personKeys } from '../person-keys.ts';
import { keyedHash } from '../../seal-secret.ts';

export type ContactChangeRow = typeof contactChange.$inferSelect;
export type ContactKind = ContactChangeRow['kind'];

/** An e-mail address, or the national digits of a number with its country. */
export interface Contact {
  readonly kind: ContactKind;
  readonly text: string;
  readonly countryId: number | null;
}

/** How long a code works. */
export const CODE_MINUTES = 30;
/** How long a confirmed change can be undone. */
export const UNDO_HOURS = 72;
/** How long a request for the same contact sends no second code. */
export const RESEND_AFTER_MS = 120_000;
export const UNDO_LIFE_MS = UNDO_HOURS * 60 * 60_000;

export interface CodeFacts extends MessageFacts {
  readonly code: string;
  readonly minutes: number;
}

export interface UndoFacts extends MessageFacts {
  readonly kind: ContactKind;
  readonly hours: number;
}

/** As people write it: the address, or the number in international form. */
export function shownContact({ kind, text, countryId }: Contact): string {
  return kind === 'phone' && countryId !== null ? internationalNumber({ countryId, phone: text }) : text;
}

export function shownChange(row: ContactChangeRow): Reply<'GET /account/contact-changes'>['data'][number] {
  const contact = { kind: row.kind, text: row.newContact, countryId: row.newCountryId };
  return {
    id: row.id,
    kind: row.kind,
    contact: shownContact(contact),
    resend_at: new Date(row.createdAt.getTime() + RESEND_AFTER_MS),
    expires_at: row.expiresAt,
  };
}

export function hashContactCode(
  { personalIdKeys }: Pick<Context, 'personalIdKeys'>,
  { id, playerId }: { readonly id: number; readonly playerId: number },
  code: string,
): string {
  return keyedHash(`${id} ${playerId} ${code}`, 'contact codes', personalIdKeys);
}

/** Changes of the player that wait for their codes. */
export function openChanges({ siteId, playerId }: PlayerKey) {
  return and(
    eq(contactChange.siteId, siteId),
    eq(contactChange.playerId, playerId),
    isNull(contactChange.confirmedAt),
    isNull(contactChange.closedAt),
  );
}

/** The contact on file. */
export function contactOf(row: typeof player.$inferSelect, kind: ContactKind): Contact {
  return kind === 'email'
    ? { kind, text: row.email, countryId: null }
    : { kind, text: row.phone, countryId: row.phoneCountryId };
}

export function isSameContact(one: Contact, other: Contact): boolean {
  return one.kind === other.kind && one.text === other.text && one.countryId === other.countryId;
}

/**
 * Stores a contact with the keys by which the player is recognized after an exclusion.
 *
 * @param verifiedAt of a phone number
 */
export async function saveContact(
  { personalIdKeys }: Pick<Context, 'personalIdKeys'>,
  { sql }: Pick<Transaction, 'sql'>,
  row: typeof player.$inferSelect,
  contact: Contact,
  verifiedAt: Date | null,
): Promise<void> {
  const email = contact.kind === 'email' ? contact.text : row.email;
  const phone =
    contact.countryId === null
      ? { countryId: row.phoneCountryId, phone: row.phone }
      : { countryId: contact.countryId, phone: contact.text };
  const keys = personKeys({ ...row, email, phone }, personalIdKeys);
  await sql
    .update(player)
    .set({
      email,
      phoneCountryId: phone.countryId,
      phone: phone.phone,
      phoneVerifiedAt: contact.kind === 'phone' ? verifiedAt : row.phoneVerifiedAt,
      personKeys: [...keys.stored],
    })
    .where(and(eq(player.siteId, row.siteId), eq(player.id, row.id)));
}
