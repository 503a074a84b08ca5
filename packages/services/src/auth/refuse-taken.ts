import { type FieldProblem, invalidFields } from '@baize/contract';
import { and, eq, or, player } from '@baize/db';

import type { Context } from '../context.ts';
import { isReserved } from './contact/reserved-contact.ts';
import type { AccountParts } from './read-registration.ts';

/** The table's unique constraints, the form field that each belongs to, and the message. */
const takenByConstraint: Readonly<Record<string, readonly [field: string, message: string]>> = {
  player_username_key: ['username', 'username_taken'],
  player_email_key: ['email', 'email_taken'],
  player_phone_key: ['phone', 'phone_taken'],
  player_personal_id_key: ['personal_id', 'personal_id_taken'],
};

/** The error for a violated unique constraint; undefined if it is not one of the player table. */
export function takenField(constraint: string) {
  const row = takenByConstraint[constraint];
  return row && invalidFields({ [row[0]]: { message: row[1] } });
}

/**
 * Refuses values that another player of the brand already has, or can restore.
 *
 * @throws CallError `invalid`
 */
export async function refuseTaken(
  context: Pick<Context, 'database' | 'brand' | 'clock'>,
  wanted: Omit<AccountParts, 'password'> & { personalIdHash?: string },
): Promise<void> {
  const { database, brand } = context;
  const { username, email, phone, personalIdHash } = wanted;
  const rows = await database.sql
    .select({
      username: player.username,
      email: player.email,
      phoneCountryId: player.phoneCountryId,
      phone: player.phone,
      personalIdHash: player.personalIdHash,
    })
    .from(player)
    .where(
      and(
        eq(player.siteId, brand.siteId),
        or(
          eq(player.username, username),
          eq(player.email, email),
          and(eq(player.phoneCountryId, phone.countryId), eq(player.phone, phone.phone)),
          personalIdHash === undefined ? undefined : eq(player.personalIdHash, personalIdHash),
        ),
      ),
    );
  const problems: Record<string, FieldProblem> = {};
  for (const row of rows) {
    if (row.username === username) problems['username'] = { message: 'username_taken' };
    if (row.email === email) problems['email'] = { message: 'email_taken' };
    if (row.phoneCountryId === phone.countryId && row.phone === phone.phone)
      problems['phone'] = { message: 'phone_taken' };
    if (row.personalIdHash === personalIdHash) problems['personal_id'] = { message: 'personal_id_taken' };
  }
  if (await isReserved(context, { kind: 'email', text: email, countryId: null }))
    problems['email'] = { message: 'email_taken' };
  if (await isReserved(context, { kind: 'phone', text: phone.phone, countryId: phone.countryId }))
    problems['phone'] = { message: 'phone_taken' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}
