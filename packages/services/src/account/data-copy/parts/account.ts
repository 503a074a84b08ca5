import {
  and,
  contactChange,
  dataCopy,
  desc,
  earlierAddress,
  eq,
  lt,
  player,
  playerCorrection,
  playerStatusChange,
} from '@baize/db';

import { findCountry, internationalNumber, revealPersonalId } from '../../../auth/index.ts';
import { type CopyRow, type CopySource, type DataPart, inPages, orNull, term } from '../copy-part.ts';

/** Who the player is, and how that has changed. */
export const accountPart: DataPart = {
  name: 'account',
  tables: [
    'player',
    'earlier_address',
    'player_correction',
    'contact_change',
    'player_status_change',
    'data_copy',
  ],
  sections: [
    {
      name: 'profile',
      isOne: true,
      columns: [
        'player_id',
        'username',
        'name',
        'surname',
        'identity_number',
        'birth_date',
        'gender',
        'email',
        'phone',
        'phone_verified_at',
        'country',
        'city',
        'address',
        'language',
        'status',
        'registered_at',
        'identity_verified_at',
        'password_changed_at',
        'may_withdraw',
        'referrer_id',
      ],
      rows: readProfile,
    },
    {
      name: 'earlier_addresses',
      columns: ['replaced_at', 'country', 'city', 'address'],
      rows: readEarlierAddresses,
    },
    {
      name: 'corrections',
      columns: ['corrected_at', 'old_name', 'old_surname', 'old_birth_date', 'name', 'surname', 'birth_date'],
      rows: readCorrections,
    },
    {
      name: 'contact_changes',
      columns: [
        'requested_at',
        'kind',
        'old_contact',
        'new_contact',
        'confirmed_at',
        'closed_at',
        'undone_at',
      ],
      rows: readContactChanges,
    },
    { name: 'status_changes', columns: ['changed_at', 'from', 'to'], rows: readStatusChanges },
    { name: 'copies', columns: ['requested_at', 'ready_at', 'downloaded_at', 'erased_at'], rows: readCopies },
  ],
};

const genders = [undefined, 'male', 'female'] as const;

async function* readProfile({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const [row] = await services.database.sql
    .select()
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.id, playerId)));
  if (!row) return;
  const gender = genders[row.gender ?? 0];
  yield {
    player_id: row.id,
    username: row.username,
    name: row.name,
    surname: row.surname,
    identity_number: revealPersonalId(row.personalIdCipher, services.personalIdKeys),
    birth_date: row.birthDate,
    gender: gender === undefined ? null : term(gender),
    email: row.email === '' ? null : row.email,
    phone: contactText('phone', row.phone, row.phoneCountryId),
    phone_verified_at: row.phoneVerifiedAt,
    country: findCountry(row.countryId)?.code ?? String(row.countryId),
    city: row.city,
    address: row.address,
    language: term(row.language),
    status: term(row.status),
    registered_at: row.createdAt,
    identity_verified_at: row.identityVerifiedAt,
    password_changed_at: row.passwordChangedAt,
    may_withdraw: row.mayWithdraw,
    referrer_id: orNull(row.referrerId),
  };
}

/** A number in international form if its country is known. */
function contactText(kind: 'email' | 'phone', contact: string, countryId: number | null): string {
  if (kind === 'email' || countryId === null || !findCountry(countryId)) return contact;
  return internationalNumber({ countryId, phone: contact });
}

async function* readEarlierAddresses({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const isOwn = and(eq(earlierAddress.siteId, siteId), eq(earlierAddress.playerId, playerId));
  const rows = inPages<typeof earlierAddress.$inferSelect>((last, limit) =>
    services.database.sql
      .select()
      .from(earlierAddress)
      .where(and(isOwn, last && lt(earlierAddress.id, last.id)))
      .orderBy(desc(earlierAddress.id))
      .limit(limit),
  );
  for await (const row of rows)
    yield {
      replaced_at: row.replacedAt,
      country: findCountry(row.countryId)?.code ?? String(row.countryId),
      city: row.city,
      address: row.address,
    };
}

async function* readCorrections({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const { number, isApplied } = playerCorrection;
  const isOwn = and(eq(playerCorrection.siteId, siteId), eq(playerCorrection.playerId, playerId));
  const rows = inPages<typeof playerCorrection.$inferSelect>((last, limit) =>
    services.database.sql
      .select()
      .from(playerCorrection)
      .where(and(isOwn, eq(isApplied, true), last && lt(number, last.number)))
      .orderBy(desc(number))
      .limit(limit),
  );
  for await (const row of rows)
    yield {
      corrected_at: row.actedAt,
      old_name: row.oldName,
      old_surname: row.oldSurname,
      old_birth_date: row.oldBirthDate,
      name: row.name,
      surname: row.surname,
      birth_date: row.birthDate,
    };
}

async function* readContactChanges({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const isOwn = and(eq(contactChange.siteId, siteId), eq(contactChange.playerId, playerId));
  const rows = inPages<typeof contactChange.$inferSelect>((last, limit) =>
    services.database.sql
      .select()
      .from(contactChange)
      .where(and(isOwn, last && lt(contactChange.id, last.id)))
      .orderBy(desc(contactChange.id))
      .limit(limit),
  );
  for await (const row of rows)
    yield {
      requested_at: row.createdAt,
      kind: term(row.kind),
      old_contact: contactText(row.kind, row.oldContact, row.oldCountryId),
      new_contact: contactText(row.kind, row.newContact, row.newCountryId),
      confirmed_at: row.confirmedAt,
      closed_at: row.closedAt,
      undone_at: row.undoneAt,
    };
}

/** Without who changed it and the notes about it, which may be of a case. */
async function* readStatusChanges({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const isOwn = and(eq(playerStatusChange.siteId, siteId), eq(playerStatusChange.playerId, playerId));
  const rows = inPages<typeof playerStatusChange.$inferSelect>((last, limit) =>
    services.database.sql
      .select()
      .from(playerStatusChange)
      .where(and(isOwn, last && lt(playerStatusChange.id, last.id)))
      .orderBy(desc(playerStatusChange.id))
      .limit(limit),
  );
  for await (const row of rows)
    yield { changed_at: row.changedAt, from: term(row.fromStatus), to: term(row.toStatus) };
}

async function* readCopies({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const isOwn = and(eq(dataCopy.siteId, siteId), eq(dataCopy.playerId, playerId));
  const rows = inPages<typeof dataCopy.$inferSelect>((last, limit) =>
    services.database.sql
      .select()
      .from(dataCopy)
      .where(and(isOwn, last && lt(dataCopy.id, last.id)))
      .orderBy(desc(dataCopy.id))
      .limit(limit),
  );
  for await (const row of rows)
    yield {
      requested_at: row.requestedAt,
      ready_at: row.readyAt,
      downloaded_at: row.downloadedAt,
      erased_at: row.erasedAt,
    };
}
