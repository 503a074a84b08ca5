import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Codes that replace the authenticator app once each, as keyed hashes; a new set replaces all of a player's. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'recovery_code_pkey', columns: [table.siteId, table.playerId, table.codeHash] }),
  ],
);

/** A player's passkey: the public half of a WebAuthn credential. */
export const passkey = pgTable(
  'passkey',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    /** Base64url, as authenticators name it. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytea('public_key').notNull(),
    /** Grows with each use; 0 forever for passkeys that are synced between devices. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    isSynced: boolean('is_synced').notNull(),
    /** Names the player to authenticators, which return it. */
    userHandle: text('user_handle').notNull(),
    label: text('label').notNull(),
    /** The host that it works at; null if it was added before this was stored, and not used since. */
    rpId: text('rp_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'passkey_pkey', columns: [table.siteId, table.playerId, table.id] }),
    unique('passkey_credential_key').on(table.siteId, table.credentialId),
  ],
);

/** What an authenticator has to sign, once. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    siteId: integer('site_id').notNull(),
    challenge: text('challenge').notNull(),
    purpose: text('purpose').$type<'sign-in' | 'proof' | 'set-up'>().notNull(),
    /** Of the session that registers a passkey or confirms with one; null for signing in. */
    sessionId: bigint('session_id', { mode: 'number' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'passkey_challenge_pkey', columns: [table.siteId, table.challenge] }),
    index('passkey_challenge_expires_at_index').on(table.expiresAt),
  ],
);
