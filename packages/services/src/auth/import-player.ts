import { currencyCode } from '@baize/currency';
import { readSecret } from '@baize/contract/typed-secrets';
import { and, eq, inTransaction, player } from '@baize/db';

import type { Services } from '../context.ts';
import { turkeyId } from './country-table.ts';
import { hashPassword } from './passwords.ts';
import { personKeys } from './person-keys.ts';
import { protectPersonalId } from './protect-personal-id.ts';

/** A player from the demo content or from another platform. */
export interface ImportedPlayer {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  /** National digits of a verified Turkish number. */
  readonly phone: string;
  readonly personalId: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly city: string;
  readonly address: string;
  /** 1 male, 2 female. */
  readonly gender: 1 | 2;
}

/**
 * Opens an account with a verified phone, without the checks of a registration.
 *
 * @returns the player's id; if the user name already exists, the existing player's, unchanged
 */
export async function importPlayer(
  services: Pick<Services, 'database' | 'ledger' | 'clock' | 'ids' | 'personalIdKeys'>,
  siteId: number,
  imported: ImportedPlayer,
): Promise<number> {
  const { database, ledger, clock, ids, personalIdKeys } = services;
  const { password, personalId, ...person } = imported;
  const [known] = await database.sql
    .select({ id: player.id })
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.username, person.username)));
  if (known) return known.id;
  const id = ids.next();
  const { hash, cipher } = protectPersonalId(personalId, personalIdKeys);
  const phone = { countryId: turkeyId, phone: person.phone };
  const keys = personKeys({ ...person, phone, personalIdHash: hash }, personalIdKeys);
  const now = clock.now();
  const row = {
    siteId,
    id,
    username: person.username,
    email: person.email,
    phoneCountryId: turkeyId,
    phone: person.phone,
    phoneVerifiedAt: now,
    passwordHash: await hashPassword(readSecret(password)),
    name: person.name,
    surname: person.surname,
    personalIdHash: hash,
    personalIdCipher: cipher,
    personKeys: [...keys.stored],
    birthDate: person.birthDate,
    countryId: turkeyId,
    city: person.city,
    address: person.address,
    gender: person.gender,
    currency: currencyCode.lira,
    createdAt: now,
  };
  await inTransaction(database, async (transaction) => {
    await transaction.sql.insert(player).values(row);
    await ledger.within(transaction).openAccounts(siteId, id, currencyCode.lira);
  });
  return id;
}
