import { and, eq, inTransaction, player } from '@baize/db';

import type { Context } from '../context.ts';
import { violatedConstraint } from '../unique-violation.ts';
import { hashPassword } from './passwords.ts';
import { personKeys } from './person-keys.ts';
import { protectPersonalId } from './protect-personal-id.ts';
import { type PersonParts, readRegistrationFinal, type RegistrationFinal } from './read-registration.ts';
import { refuseExcluded } from './refuse-excluded.ts';
import { refuseTaken, takenField } from './refuse-taken.ts';
import { isCaptchaMandatory, requireCaptcha } from './require-captcha.ts';

/** Every account is opened in lira. */
const OPENING_CURRENCY = 1;

/**
 * Opens an account: creates the player and their ledger accounts with balance 0 in one transaction.
 *
 * @throws CallError `captcha_required`, `captcha_failed` or `captcha_unavailable` if the brand always requires a
 * captcha; `invalid` with a message for each invalid field, also if another registration has just taken the user name,
 * e-mail address, phone or personal id; `registration_refused` if the person has excluded themselves
 */
export async function completeRegistration(
  context: Context,
  body: RegistrationFinal,
): Promise<{ playerId: number }> {
  const { database, ledger, brand, clock, ids } = context;
  const { account, person } = readRegistrationFinal(context, body);
  if (isCaptchaMandatory(context)) await requireCaptcha(context, 'register', body.turnstileToken);
  const protectedId = protectPersonalId(person.personalId, context.personalIdKeys);
  await refuseTaken(context, { ...account, personalIdHash: protectedId.hash });
  const keys = personKeys(
    { ...account, ...person, personalIdHash: protectedId.hash },
    context.personalIdKeys,
  );

  const playerId = ids.next();
  const row = {
    siteId: brand.siteId,
    id: playerId,
    username: account.username,
    email: account.email,
    phoneCountryId: account.phone.countryId,
    phone: account.phone.phone,
    passwordHash: await hashPassword(account.password),
    ...describePerson(person),
    personalIdHash: protectedId.hash,
    personalIdCipher: protectedId.cipher,
    personKeys: [...keys.stored],
    currency: OPENING_CURRENCY,
    referrerId: await findReferrer(context, body.ref_id),
    language: context.language,
    createdAt: clock.now(),
  };
  try {
    await inTransaction(database, async (transaction) => {
      await transaction.sql.insert(player).values(row);
      await ledger.within(transaction).openAccounts(brand.siteId, playerId, OPENING_CURRENCY);
      await refuseExcluded(context, transaction, keys);
    });
  } catch (error) {
    const rule = violatedConstraint(error);
    throw (rule !== undefined && takenField(rule)) || error;
  }
  return { playerId };
}

function describePerson({ name, surname, birthDate, address, countryId }: PersonParts) {
  return { name, surname, birthDate, address, countryId };
}

/** An unknown referrer is ignored: it must not make the registration fail. */
async function findReferrer({ database, brand }: Context, refId: string | undefined): Promise<number | null> {
  const id = Number(refId);
  if (refId === undefined || !Number.isSafeInteger(id) || id <= 0) return null;
  const [row] = await database.sql
    .select({ id: player.id })
    .from(player)
    .where(and(eq(player.siteId, brand.siteId), eq(player.id, id)));
  return row?.id ?? null;
}
