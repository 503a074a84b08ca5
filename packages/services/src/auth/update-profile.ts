import { randomInt } from 'node:crypto';

import { type Body, CallError, type FieldProblem, invalidFields, type Reply } from '@baize/contract';
import { and, contactChange, eq, inTransaction, isNull, player, type Transaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { countInWindow } from '../rate-window.ts';
import { composeMessage } from './compose-message.ts';
import {
  CODE_MINUTES,
  type CodeFacts,
  type Contact,
  type ContactChangeRow,
  contactOf,
  hashContactCode,
  isSameContact,
  lockPlayer,
  openChanges,
  RESEND_AFTER_MS,
  shownChange,
  shownContact,
} from './contact/contact.ts';
import { isTaken } from './contact/reserved-contact.ts';
import type { PlayerMessage } from './compose-message.ts';
import { requireOwnPassword } from './own-password.ts';
import { readUser } from './read-user.ts';
import { readEmail, readPhone } from './registration-rules.ts';
import { takeSmsBudget } from './sms-budget.ts';

type UpdateBody = Body<'PUT /update-profile'>;
type PlayerRow = typeof player.$inferSelect;

const CODE_LIFE_MS = CODE_MINUTES * 60_000;
const DIGITS = 6;
/** Of all contacts; each sends a message to somebody who may not have asked for it. */
const PER_DAY = { max: 10, windowMs: 24 * 60 * 60_000 };

/**
 * Requests changes of the contacts that differ from those on file: a code is sent to each new one. A second request
 * replaces the first; one for the same contact within two minutes sends nothing.
 *
 * @returns the changes that wait for their codes; none if nothing differs
 * @throws CallError `invalid` at the field that is wrong or taken or at `password`, `forbidden` if the brand does not let
 * players change the address, `too_many_requests`, and as `takeSmsBudget`
 */
export async function updateProfile(
  context: PlayerContext,
  body: UpdateBody,
  writeCode: (facts: CodeFacts) => PlayerMessage,
): Promise<Pick<Reply<'PUT /update-profile'>, 'user' | 'changes'>> {
  const { database, brand } = context;
  const { siteId, id } = context.player;
  const [row] = await database.sql
    .select()
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.id, id)));
  if (!row) throw new CallError('unauthenticated');
  const wanted = readContacts(body, row);
  if (wanted.some(({ kind }) => kind === 'email') && !brand.traits['account.emailEditable'])
    throw new CallError('forbidden');
  if (wanted.length > 0) await requireOwnPassword(context, body.password ?? '', 'password');
  for (const contact of wanted) await refuseTaken(context, contact);
  const changes: ContactChangeRow[] = [];
  for (const contact of wanted) changes.push(await startChange(context, contact, writeCode));
  return { user: await readUser(context, id), changes: changes.map(shownChange) };
}

/** The contacts that differ from those on file. */
function readContacts(body: UpdateBody, row: PlayerRow): readonly Contact[] {
  const problems: Record<string, FieldProblem> = {};
  const wanted: Contact[] = [];
  const isOldEmail = body.email.trim().toLowerCase() === row.email && row.email !== '';
  const isOldPhone =
    body.phone.trim() === row.phone && (body.phone_code ?? row.phoneCountryId) === row.phoneCountryId;
  const email = isOldEmail ? { value: row.email } : readEmail(body.email);
  if ('problem' in email) problems['email'] = email.problem;
  else wanted.push({ kind: 'email', text: email.value, countryId: null });
  const phone = isOldPhone
    ? { value: { countryId: row.phoneCountryId, phone: row.phone } }
    : readPhone(body.phone_code ?? row.phoneCountryId, body.phone);
  if ('problem' in phone) problems['phone'] = phone.problem;
  else wanted.push({ kind: 'phone', text: phone.value.phone, countryId: phone.value.countryId });
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return wanted.filter((contact) => !isSameContact(contact, contactOf(row, contact.kind)));
}

async function refuseTaken(context: PlayerContext, contact: Contact): Promise<void> {
  if (await isTaken(context, contact, context.player.id))
    throw invalidFields({ [contact.kind]: { message: `${contact.kind}_taken` } });
}

async function startChange(
  context: PlayerContext,
  contact: Contact,
  writeCode: (facts: CodeFacts) => PlayerMessage,
): Promise<ContactChangeRow> {
  const { clock, ids, outbox } = context;
  const { siteId, id: playerId } = context.player;
  const key = { siteId, playerId };
  const recent = await findRecent(context, contact);
  if (recent) return recent;
  await countInWindow(context, `contact-changes ${siteId} ${playerId}`, PER_DAY);
  if (contact.countryId !== null) {
    const recipient = { siteId, id: playerId, phone: shownContact(contact) };
    await takeSmsBudget(context, recipient, `change ${contact.countryId} ${contact.text}`, false);
  }
  const id = ids.next();
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
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
  return started.change;
}

/** A change to the same contact whose code was sent a moment ago. */
async function findRecent(
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
      ),
    );
  const isRecent = row && clock.now().getTime() - row.createdAt.getTime() < RESEND_AFTER_MS;
  return isRecent ? row : undefined;
}

function sendCode(
  context: PlayerContext,
  transaction: Transaction,
  { row, contact, code }: { row: PlayerRow; contact: Contact; code: string },
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
