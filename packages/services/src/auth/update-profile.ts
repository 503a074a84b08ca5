import { type Body, CallError, type FieldProblem, invalidFields, type Reply } from '@baize/contract';
import { cleanNumber } from '@baize/contract/typed-identifiers';
import { and, eq, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import type { PlayerMessage } from './compose-message.ts';
import {
  type CodeFacts,
  type Contact,
  type ContactChangeRow,
  contactOf,
  isSameContact,
  shownChange,
} from './contact/contact.ts';
import { isTaken } from './contact/reserved-contact.ts';
import { startContactChange } from './contact/start-contact-change.ts';
import { requireProofAfterStop } from './fresh-proof.ts';
import { requireOwnPassword } from './own-password.ts';
import { readUser } from './read-user.ts';
import { plainEmail, readEmail, readPhone } from './registration-rules.ts';

type UpdateBody = Body<'PUT /update-profile'>;
type PlayerRow = typeof player.$inferSelect;

/**
 * Requests changes of the contacts that differ from those on file: a code is sent to each new one. A second request
 * replaces the first; one for the same contact within two minutes sends nothing.
 *
 * @returns the changes that wait for their codes; none if nothing differs
 * @throws CallError `invalid` at the field that is wrong or taken or at `password`, `forbidden` if the brand does not let
 * players change the address, `proof_after_stop`, `too_many_requests`, and as `takeSmsBudget`
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
  if (wanted.length > 0) {
    await requireOwnPassword(context, body.password ?? '', 'password');
    await requireProofAfterStop(context, context.database);
  }
  for (const contact of wanted) await refuseTaken(context, contact);
  const changes: ContactChangeRow[] = [];
  for (const contact of wanted) changes.push((await startContactChange(context, contact, writeCode)).change);
  return { user: await readUser(context, id), changes: changes.map(shownChange) };
}

/** The contacts that differ from those on file. */
function readContacts(body: UpdateBody, row: PlayerRow): readonly Contact[] {
  const problems: Record<string, FieldProblem> = {};
  const wanted: Contact[] = [];
  const isOldEmail = plainEmail(body.email) === row.email && row.email !== '';
  const isOldPhone =
    cleanNumber(body.phone) === row.phone && (body.phone_code ?? row.phoneCountryId) === row.phoneCountryId;
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
