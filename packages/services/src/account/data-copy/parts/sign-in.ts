import {
  and,
  authenticator,
  desc,
  eq,
  isNull,
  knownPlace,
  lt,
  passkey,
  player,
  recovery,
  recoveryCode,
  session,
  smsCode,
} from '@baize/db';

import { type CopyRow, type CopySource, type DataPart, inPages, term } from '../copy-part.ts';

/** How the player signs in, and when and from where it was done. Nothing that somebody could sign in with is in it. */
export const signInPart: DataPart = {
  name: 'sign-in',
  tables: ['session', 'authenticator', 'recovery_code', 'passkey', 'known_place', 'sms_code', 'recovery'],
  sections: [
    {
      name: 'protection',
      isOne: true,
      columns: ['two_factor', 'two_factor_since', 'recovery_codes_left', 'sms_sign_in'],
      rows: readProtection,
    },
    {
      name: 'passkeys',
      columns: ['label', 'added_at', 'last_used_at', 'is_synced'],
      rows: readPasskeys,
    },
    {
      name: 'sessions',
      columns: ['started_at', 'ended_at', 'end_reason', 'ip', 'country', 'user_agent'],
      rows: readSessions,
    },
    { name: 'known_places', columns: ['last_used_at'], rows: readPlaces },
    { name: 'sms_codes', columns: ['sent_at', 'purpose'], rows: readSmsCodes },
    { name: 'password_links', columns: ['sent_at', 'used_at'], rows: readLinks },
  ],
};

async function* readProtection({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const { sql } = services.database;
  const [owner] = await sql
    .select({ smsSignIn: player.smsSignIn })
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.id, playerId)));
  const [app] = await sql
    .select({ confirmedAt: authenticator.confirmedAt })
    .from(authenticator)
    .where(and(eq(authenticator.siteId, siteId), eq(authenticator.playerId, playerId)));
  const isUnused = and(
    eq(recoveryCode.siteId, siteId),
    eq(recoveryCode.playerId, playerId),
    isNull(recoveryCode.usedAt),
  );
  const confirmedAt = app?.confirmedAt ?? null;
  yield {
    two_factor: confirmedAt !== null,
    two_factor_since: confirmedAt,
    recovery_codes_left: await sql.$count(recoveryCode, isUnused),
    sms_sign_in: owner?.smsSignIn ?? false,
  };
}

async function* readPasskeys({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const rows = await services.database.sql
    .select()
    .from(passkey)
    .where(and(eq(passkey.siteId, siteId), eq(passkey.playerId, playerId)))
    .orderBy(desc(passkey.id));
  for (const row of rows)
    yield {
      label: row.label,
      added_at: row.createdAt,
      last_used_at: row.lastUsedAt,
      is_synced: row.isSynced,
    };
}

async function* readSessions({ services, siteId, playerId, until }: CopySource): AsyncIterable<CopyRow> {
  const isOwn = and(eq(session.siteId, siteId), eq(session.playerId, playerId));
  const rows = inPages<typeof session.$inferSelect>((last, limit) =>
    services.database.sql
      .select()
      .from(session)
      .where(and(isOwn, last && lt(session.id, last.id)))
      .orderBy(desc(session.id))
      .limit(limit),
  );
  for await (const row of rows)
    yield {
      started_at: row.createdAt,
      ended_at: row.revokedAt ?? (row.expiresAt <= until ? row.expiresAt : null),
      end_reason: row.endReason === null ? null : term(row.endReason.replaceAll('-', '_')),
      ip: row.ip,
      country: row.country,
      user_agent: row.userAgent,
    };
}

async function* readPlaces({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const rows = await services.database.sql
    .select({ last_used_at: knownPlace.lastUsedAt })
    .from(knownPlace)
    .where(and(eq(knownPlace.siteId, siteId), eq(knownPlace.playerId, playerId)))
    .orderBy(desc(knownPlace.lastUsedAt));
  yield* rows;
}

async function* readSmsCodes({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const isOwn = and(eq(smsCode.siteId, siteId), eq(smsCode.playerId, playerId));
  const rows = inPages<typeof smsCode.$inferSelect>((last, limit) =>
    services.database.sql
      .select()
      .from(smsCode)
      .where(and(isOwn, last && lt(smsCode.id, last.id)))
      .orderBy(desc(smsCode.id))
      .limit(limit),
  );
  for await (const row of rows)
    yield { sent_at: row.createdAt, purpose: term(row.purpose.replaceAll('-', '_')) };
}

/** At most a few an hour, and read at once. */
async function* readLinks({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const rows = await services.database.sql
    .select({ sent_at: recovery.createdAt, used_at: recovery.usedAt })
    .from(recovery)
    .where(and(eq(recovery.siteId, siteId), eq(recovery.playerId, playerId)))
    .orderBy(desc(recovery.createdAt))
    .limit(10_000);
  yield* rows;
}
